# La page de son propre nom.
account-title = Votre nom
account-guest = Vous jouez en invité : seul ce navigateur vous connaît. Avec un mot de passe, le nom est à vous, sur tous vos appareils.
account-yours = Ce nom est à vous.
account-link = Mot de passe, appareils, vos données
account-name = Nom
account-password = Mot de passe
claim-title = Réserver un nom
claim-text = Vos parties d’invité vous suivent. Personne d’autre ne peut alors porter ce nom.
claim-password = Nouveau mot de passe, 10 caractères ou plus
claim-do = Réserver le nom
sign-in-title = Se connecter
sign-in-text = Ce que vous jouez en invité dans ce navigateur reste à l’invité : réservez plutôt un nom si vous voulez le garder.
sign-in-do = Se connecter
sign-out = Se déconnecter
recover-title = Mot de passe oublié
recover-text = L’un de vos codes de secours fixe un nouveau mot de passe. Tous les autres appareils sont déconnectés.
recover-code = Code de secours
recover-do = Fixer le mot de passe
recover-want = Mot de passe oublié
recover-not = Je connais le mot de passe
codes-title = Codes de secours
codes-text = Gardez-les : chacun ouvre votre compte une fois si le mot de passe est perdu. Ils ne seront plus montrés.
codes-kept = Je les ai gardés
codes-new = Faire de nouveaux codes
devices-title = Connecté sur
device-program = Un programme
device-here = cet appareil
device-seen = vu le { $day }
password-title = Mot de passe
password-old = Ancien mot de passe
password-text = Tous les autres appareils sont déconnectés.
password-change = Changer le mot de passe
password-changed = Le mot de passe est changé.
data-title = Vos données
data-text = Nom, appareils, tables, places et coups dans un fichier JSON. Si vous les effacez, les parties restent à ceux qui les ont jouées, sous un nom neutre.
data-export = Télécharger
data-sure = M’effacer : c’est irrévocable
data-delete = Tout effacer
tokens-title = Programmes
tokens-text = Un jeton permet à un programme de jouer sous votre nom. Il n’est montré qu’une fois ; quiconque l’a peut s’en servir jusqu’à ce que vous le révoquiez.
token-fresh = Gardez ce jeton : il ne sera plus montré.
token-label = Ce à quoi il sert
token-kept = Je l’ai gardé
token-may = Il permet de
scope-table-read = lire les tables
scope-table-play = jouer
scope-challenge = lancer des défis et y répondre
scope-bot-play = jouer comme bot
token-until = Il prend fin
token-never = jamais
token-days = { $count ->
    [one] dans { $count } jour
   *[other] dans { $count } jours
  }
token-make = Créer un jeton
token-revoke = Révoquer
token-unused = jamais utilisé
token-used = utilisé le { $day }
token-lasts = sans fin
token-expires = jusqu’au { $day }
program-title = Compte de bot
program-text = Si un programme joue ici, dites-le : chacun le voit à la table et au classement. Avant la première partie seulement, et pour toujours.
program-sure = Un programme joue sous ce nom, pour toujours
program-do = C’est un bot
program-is = Un programme joue sous ce nom, et chacun le voit.
codes-by-hand = Le navigateur ne nous laisse pas copier ici : marquez les codes et copiez-les, ou téléchargez-les.
codes-left = { $count ->
    [0] Il n’en reste aucun : faites-en de nouveaux, sinon un mot de passe perdu l’est pour toujours.
    [one] Il en reste un : faites-en de nouveaux.
   *[other] Il en reste { $count }. De nouveaux mettent fin aux anciens.
  }
passkeys-title = Clés d’accès
passkeys-text = Connectez-vous avec le verrou de votre appareil ou votre gestionnaire de mots de passe. Le mot de passe reste.
passkeys-no-name = Ce serveur ne se connaît pas de nom public en https, il n’y a donc pas de clés d’accès ici. Son exploitant peut en donner un avec --address.
passkeys-no-library = Ce serveur a été installé sans clés d’accès.
passkeys-at = Les clés d’accès ne marchent qu’à l’adresse { $at } : ouvrez-y cette page.
passkeys-no-browser = Ce navigateur ne connaît pas les clés d’accès.
passkey-add = Ajouter une clé d’accès
passkey-added = La clé d’accès est gardée. Vous pouvez maintenant vous connecter avec elle.
passkey-declined = Rien n’a été signé : le navigateur a demandé, sans réponse.
passkey-used = dernier usage le { $day }
passkey-made = créée le { $day }, pas encore utilisée
passkey-remove = Retirer
passkey-sign-in = Se connecter avec une clé d’accès
