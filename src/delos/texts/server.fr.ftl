# Ce que dit le serveur quand il refuse : ce qui ne va pas, et que faire.
refusal-no-identity = Vous n’avez pas encore de place : POST /api/v1/me fait de vous un invité.
refusal-unknown-table = Cette table n’existe pas. Vérifiez le lien.
refusal-stale = La table en est déjà au coup { $index }. Regardez-la et choisissez à nouveau.
refusal-not-your-seat = Cette place n’est pas la vôtre.
refusal-not-your-turn = Ce n’est pas le tour de cette place. Attendez qu’on l’interroge.
refusal-no-token = ?thing= doit être un mot comme { $example }.
refusal-not-here = Cette place ne se joue pas sur cet écran.
refusal-too-many = C’était trop à la fois. Attendez { $seconds } s et réessayez.
refusal-too-many-messages = Trop de messages : envoyez-en moins.
refusal-too-many-tables = Vous avez { $count } parties inachevées. Terminez-en d’abord quelques-unes.
refusal-too-many-waiting = { $count } de vos parties attendent du monde. Laissez-les d’abord commencer.
refusal-too-many-seats = Vous êtes à { $count } parties inachevées. Terminez-en d’abord quelques-unes.
refusal-storage = Le serveur ne peut pas écrire sur son disque : rien n’a changé. Réessayez plus tard ; l’exploitant devrait vérifier l’espace libre.
refusal-busy = Le serveur est trop occupé. Réessayez dans un instant.
refusal-elsewhere = Le serveur qui tient cette table est injoignable pour l’instant. Réessayez dans un moment.
refusal-unknown = Il n’y a rien à cette adresse.
refusal-unknown-title = Ce jeu n’existe pas. Choisissez parmi : { $titles }.
refusal-unknown-lesson = Cette leçon n’existe pas. Jeux enseignés : { $games }.
refusal-unknown-example = Il n’y a pas un tel exemple de { $rule }. Les règles du jeu disent combien chacune en a.
refusal-no-maps = Ce jeu n’a pas de cartes à choisir.
refusal-unreadable = Cette table a été jouée selon d’autres règles que celles de ce Delos ({ $detail }). L’exploitant peut l’ouvrir avec le Delos qui l’a créée.
refusal-unreadable-record = La partie de cette table ne peut pas être écrite : { $detail }
refusal-bad-option = Ces réglages ne conviennent pas. Changez-les et réessayez. Le moteur dit, en anglais : { $detail }
refusal-bad-map = Cette carte ne convient pas à cette table : choisissez-en une autre ou vérifiez son code. Le moteur dit, en anglais : { $detail }.
refusal-not-over = La partie n’est pas encore finie. Terminez-la d’abord.
refusal-no-stats = Il y aura des statistiques quand la partie sera finie.
refusal-no-review = Il y a une analyse quand la partie est finie : elle regarde tout.
refusal-played-on-over = La partie est finie après cette étape. Choisissez une étape de 0 à { $last } pour continuer à partir de là.
refusal-no-record = La partie pourra être relue quand elle sera finie.
refusal-taken = Quelqu’un a pris cette place. Choisissez-en une autre.
refusal-bad-invite = Cette invitation est fausse ou a déjà servi. Demandez un nouveau lien.
refusal-invited-only = Cette place est réservée à qui en a le lien.
refusal-barred = L’hôte vous a fait quitter cette table. Cherchez-en une autre.
refusal-seated = Vous avez déjà une place à cette table : personne ne joue pour deux pendant la partie.
refusal-started = La partie a commencé : on ne change plus de place ainsi.
refusal-host-only = Seul l’hôte de la table peut faire cela.
refusal-nobody-there = Il n’y a personne d’autre à renvoyer à cette place.
refusal-somebody-there = Quelqu’un est assis là. Demandez-lui d’abord de partir.
refusal-same-seat = Nommez les places de deux joueurs différents pour les échanger.
refusal-not-free = Impossible de reprendre ce coup : depuis, le hasard, quelque chose de caché ou une autre place est intervenu, ou il n’y a rien à reprendre.
refusal-asked = Quelqu’un a déjà demandé. Attendez les réponses.
refusal-not-needed = Il n’y a rien à demander : vous pouvez reprendre votre dernier choix sans l’accord de personne, ou vous n’en avez fait aucun.
refusal-not-asked = On ne demande rien à cette place, ou plus rien.
refusal-key-used = Cette clé a servi à une autre action. Prenez-en une neuve pour chacune.
refusal-over = La partie est finie : on ne peut plus jouer.
refusal-waiting = La partie n’a pas commencé. Jouez quand la table aura démarré.
refusal-illegal = Ce coup n’est pas permis maintenant. Le moteur dit, en anglais : { $detail }
refusal-foreign-origin = Cette requête vient de la page d’un autre site.
refusal-not-json = Envoyez du JSON, avec content-type: application/json.
refusal-too-slow = La requête a mis trop longtemps à arriver. Renvoyez-la.
refusal-too-large = La requête est trop grande : { $most } Kio au plus.
refusal-too-many-lines = Il y a trop de connexions. Fermez-en, ou réessayez dans un instant.
refusal-long-address = L’adresse est trop longue.
refusal-long-head = Les en-têtes sont trop longs : { $most } Kio au plus.
refusal-no-http = Le serveur ne comprend pas cette requête : parlez HTTP/1.1.
refusal-wrong-host = Ce serveur ne répond pas au nom « { $name } ». Qui l’exploite peut l’autoriser avec --host-name.
refusal-invisible-name = Rien de ce nom ne se voit. Choisissez-en un avec des lettres.
refusal-wrong-method = Utilisez : { $methods }.
refusal-fault = Le serveur s’est trompé ; rien n’a changé. Réessayez.
refusal-unreadable-request = La requête ne peut pas être lue : { $detail }.
refusal-unreadable-message = Ce message ne peut pas être lu : { $detail }.
refusal-malformed = La demande n’est pas comprise : { $detail }
refusal-hello = Dites d’abord { $hello }.
refusal-no-seat = Il n’y a pas de place { $seat } : elles vont de 0 à { $last }.
refusal-seat-or-invite = Indiquez soit une place, soit une invitation.
refusal-seat-count = Cette table a { $all } places ({ $names }), mais { $given } ont été décrites. Décrivez-les toutes, dans cet ordre.
refusal-pairs = Avec ces réglages, une même personne tient les places { $seats } : donnez-leur la même sorte.
refusal-language = La langue { $lang } n’existe pas ici. Choisissez parmi : { $known }.
refusal-number = ?{ $name }= doit être un nombre entier à partir de 0.
refusal-players = ?players= doit aller de 2 à 6.
refusal-edition-face = ?edition= doit être base ou complete, ?face= doit être A, B ou random.
refusal-edition = ?edition= doit être base ou complete.
refusal-filter = ?filter= doit être open, mine ou watch.
refusal-action-or-thing = Donnez soit ?action= avec un texte, soit ?thing= avec un symbole.
refusal-no-step = Il n’y a pas d’étape { $step } : choisissez de 0 à { $last }.
# Les gens
refusal-name-taken = Ce nom est celui de quelqu’un d’autre. Choisissez-en un autre.
refusal-name-length = Un nom à soi compte de { $least } à { $most } caractères, dont une lettre au moins.
refusal-name-scripts = Écrivez le nom dans un seul alphabet : des lettres qui se ressemblent tromperaient les autres.
refusal-password-length = Un mot de passe compte de { $least } à { $most } caractères.
refusal-password-easy = Ce mot de passe se devine facilement. Prenez plusieurs mots, et pas votre nom.
refusal-claimed = Vous avez déjà un nom à vous.
refusal-not-claimed = Vous êtes un invité. Réservez d’abord votre nom avec un mot de passe.
refusal-wrong-password = Le nom et le mot de passe ne vont pas ensemble. Vérifiez les deux, ou prenez un code de secours.
refusal-wrong-own-password = Ce n’est pas votre mot de passe. Retapez-le.
refusal-wrong-code = Le nom et le code de secours ne vont pas ensemble, ou le code a déjà servi.
refusal-unknown-device = Cet appareil est déjà déconnecté.
refusal-unknown-person = Il n’y a personne à cette adresse.
refusal-unwelcome = Quelqu’un, là, ne veut pas jouer avec vous. Choisissez une autre table.
refusal-yourself = C’est vous. Choisissez quelqu’un d’autre.
refusal-too-many-people = Vous suivez ou bloquez déjà { $most } personnes. Laissez-en d’abord quelques-unes.

# Avis : qui est attendu où, et rien d’autre de la partie.
notice-turn = C’est à vous de jouer à « { $name } ».
notice-remind = On vous attend toujours à « { $name } ».
notice-invited = On vous attend à la table « { $name } ».
notice-over = La partie à « { $name } » est terminée.
notice-round = « { $name } » continue : votre prochaine table est prête.
notice-more = … et { $count } de plus.
refusal-target-unreadable = Cette adresse est illisible. Copiez-la de nouveau, à partir de https://.
refusal-target-https = L’adresse doit commencer par https://.
refusal-target-password = N’écrivez ni nom ni mot de passe dans l’adresse.
refusal-target-port = Seuls les ports 443 et 8443 sont utilisés. Prenez une adresse sans autre port.
refusal-target-unknown = Rien ne se trouve à cette adresse. Vérifiez comment elle s’écrit.
refusal-target-private = Cette adresse est dans un réseau privé : le serveur n’y envoie rien.
refusal-too-many-channels = Vous avez déjà { $most } moyens d’être averti. Retirez-en un d’abord.
refusal-unknown-channel = Ce moyen d’être averti n’existe pas ou n’existe plus.
notice-trial = Delos peut vous joindre ici. Vous serez averti quand ce sera à vous.
refusal-not-heard = Rien n’y est arrivé ({ $why }). Vérifiez, ou retirez-le.
refusal-time-zone = Il n’y a pas de fuseau horaire « { $name } ». Choisissez-en un comme Europe/Paris.
mail-code-subject = Delos : votre code
mail-code = Votre code est { $code }. Saisissez-le sur la page des avis, et Delos écrira à cette adresse quand on vous attendra. Si vous n’avez rien demandé, ne faites rien : rien d’autre ne viendra.
mail-off = Ne plus recevoir ces courriels : { $link }
refusal-no-mail = Ce serveur n’envoie pas de courriels. Choisissez un autre moyen d’être averti.
refusal-mail-address = Ce n’est pas une adresse de courriel. Écrivez-la comme nom@exemple.org.
refusal-mail-code-wrong = Ce n’est pas le code. Regardez de nouveau le courriel ; après cinq essais, il en faut un nouveau.
refusal-push-keys = Ce que ce navigateur a donné ne permet pas de le joindre. Désactivez puis réactivez les avis dans ses réglages.
refusal-order-question = Il n’y a pas de question « { $id } » à laquelle répondre d’avance dans ce jeu. Il y a : { $known }.
refusal-order-auction = Il n’y a pas d’enchères dans ce jeu.
refusal-order-god = Il n’y a pas de dieu « { $god } » pour qui miser. Il y a : { $known }.
refusal-order-twice = Nommez chaque dieu une seule fois.
# La vie d'une table
refusal-clock = Cette pendule est impossible : pour « { $kind } », le temps de la partie va de { $least } à { $most } secondes, celui d’un coup de { $shortest } à { $longest }.
refusal-paused = La partie est en pause. Proposez d’abord aux autres de reprendre.
refusal-not-paused = La partie n’est pas en pause.
refusal-forfeited = Votre temps est écoulé, et à cette table cela compte comme une défaite : un bot joue votre place jusqu’à la fin.
refusal-nobody-asked = Personne d’autre ne doit jouer en ce moment : il n’y a personne à relancer.
refusal-not-at-table = Seules les personnes assises à cette table peuvent y parler.
refusal-no-team = Vous n’avez pas d’équipe avec d’autres personnes à cette table.
refusal-nothing-said = Il n’y a rien à lire ici. Écrivez quelques mots.
refusal-unknown-line = Cette ligne n’existe pas. Elle a peut-être été retirée.
refusal-room = ?room= doit être table ou team.
refusal-note-changed = Votre note a été modifiée sur un autre appareil. Relisez-la et réunissez les deux.
refusal-too-many-notes = Vous avez des notes sur { $most } tables. Effacez-en d’abord quelques-unes.
refusal-bad-token = Ce jeton est inconnu ou a été révoqué. Créez-en un autre sur la page de votre compte.
refusal-expired-token = Ce jeton a expiré. Créez-en un autre sur la page de votre compte.
refusal-no-scope = Ce jeton ne permet pas cela : il faut la portée { $scope }.
refusal-people-only = Aucun jeton ne permet cela : connectez-vous avec un navigateur.
refusal-unknown-token = Ce jeton est déjà révoqué.
refusal-too-many-tokens = Vous avez { $most } jetons. Révoquez-en un d’abord.
refusal-no-bot-account = La portée bot:play est réservée aux comptes de bot. Faites d’abord de ce compte un compte de bot, ou choisissez d’autres portées.
refusal-has-played = Ce compte a déjà joué : seul un compte qui ne s’est jamais assis à une table peut devenir un compte de bot.
refusal-challenged = Quelqu’un est déjà invité à prendre cette place. Retirez d’abord cette invitation.
refusal-unknown-challenge = Ce défi n’existe pas.
refusal-settled = Ce défi a déjà reçu sa réponse.
refusal-too-many-streams = Vous lisez déjà { $most } flux. Fermez-en un d’abord.
refusal-banned = Vous ne pouvez pas utiliser ce serveur. Écrivez à son exploitant si vous pensez que c’est une erreur.

# Rules that no position shows
unshown-box = Pas d’exemple sur un plateau : il s’agit du contenu de la boîte.
unshown-map = Pas d’exemple sur un plateau : il s’agit de la façon dont on fait les cartes.
unshown-secret = Pas d’exemple sur un plateau : il s’agit de ce que chacun peut savoir.
unshown-name = Pas d’exemple sur un plateau : il s’agit d’un nom.
unshown-never = Pas d’exemple sur un plateau : c’est ce qui n’arrive jamais.
