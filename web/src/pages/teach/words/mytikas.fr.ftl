# Expliquer Mytikas, et son résumé. *Les étoiles* marquent ce qu’il faut retenir.
step-1 = Le but, avant tout le reste
step-1-text = Des cités et des temples sur l’Olympe, et des divinités à vos côtés : le plus de points l’emporte. *Plus une construction est haute, plus elle rapporte.*
step-2 = Deux montagnes
step-2-text = Les quatre mêmes niveaux sont sur la montagne et sur le plateau de chacun. *On bâtit au niveau où sont ses ressources*, et tout le coût doit s’y trouver.
step-3 = Un tour, pour voir
step-3-text = Le Bâtisseur va sur une autre case libre, action principale ; *avec un jeton Faveur de ce dieu, le bonus aussi, et le jeton est seulement montré.*
step-4 = Suivre
step-4-text = Dites-le tout de suite, car on l’oublie : *au tour de chacun, vous pouvez rendre un jeton Faveur de ce dieu et faire la même action principale*, sans le bonus.
step-5 = Huit cases en quatre paires
step-5-text = Zeus : vos cités produisent, ou bâtir un temple. Déméter : produire au pied, ou bâtir une cité. Poséidon : prendre des offrandes, ou un jeton Faveur. Hadès : monter, ou une offrande. *D’abord le jour, puis la nuit.*
step-6 = Une construction, pour de vrai
step-6-text = Payez à un seul niveau, passez la pièce de votre plateau à la montagne, prenez un jeton niveau, et faites le bonus qui était sous la pièce. *Plus de jeton à un niveau : on n’y bâtit plus.*
step-7 = Monter et descendre
step-7-text = Monter coûte des actions. *Laisser dégringoler est gratuit*, à tout moment de son propre tour.
step-8 = Divinités et Cadenas
step-8-text = Par des offrandes, vous en prenez une de la rivière, renforcez la vôtre, ou en *volez une en offrant plus que ce qui s’y trouve*. Quand les offrandes d’une divinité atteignent le plus petit Cadenas, elle est à vous jusqu’à la fin.
step-9 = La fin
step-9-text = *Trois niveaux sans jetons, le dernier Cadenas pris, ou un joueur a tout bâti.* Ce tour s’achève, suiveurs compris.
step-10 = Commencez
step-10-text = Chacun lit sa divinité à voix haute. En partant du dernier joueur, à rebours, chacun prend un jeton Faveur, chacun d’un autre dieu. Puis jouez.
leave-1 = Les divinités que personne n’a : lisez chacune quand elle est révélée.
leave-2 = Les bonus sous les pièces : regardez-les en bâtissant.
leave-3 = Le choix entre deux divinités au départ.
leave-4 = Le départage des égalités.
ask-1 = Est-ce que je perds le jeton Faveur pour le bonus ?
ask-1-text = Non, il est montré. On ne le rend que pour suivre.
ask-2 = Puis-je rester sur ma case ?
ask-2-text = Non, une autre à chaque tour, et aucune où se tient un autre Bâtisseur.
ask-3 = Puis-je suivre sans jeton Faveur ?
ask-3-text = Seulement avec la divinité Zeus (contre une offrande) ou Poséidon (avec le jeton Faveur de n’importe quel dieu).
ask-4 = Il n’y a plus de jeton Faveur de ce dieu.
ask-4-text = Alors vous le prenez à un autre joueur qui en a un.
ask-5 = Mes ressources sont à deux niveaux. Puis-je bâtir ?
ask-5-text = Seulement si tout le coût est à un seul. À votre propre tour, laissez dégringoler les plus hautes ; un suiveur ne le peut pas.
ask-6 = Peut-on voler une divinité sécurisée ?
ask-6-text = Non. Elle reste jusqu’à la fin de la partie.
players = 2 à 4 joueurs
win-1 = *Le plus de points*, par les constructions et les divinités. À égalité le grand temple le plus haut, puis le plus de ressources, puis la victoire est partagée.
turn-1 = Pouvoirs des divinités du début de tour.
turn-2 = *Bâtisseur* sur une autre case sans Bâtisseur.
turn-3 = *Action principale*, ou rien.
turn-4 = *Bonus*, si vous montrez un jeton Faveur de ce dieu.
turn-5 = Les autres peuvent *suivre*, dans l’ordre : rendre un jeton Faveur de ce dieu, faire l’action principale sans le bonus.
turn-6 = Les cartes de la rivière sans Cadenas sont révélées.
build-1 = Tout le coût à un seul niveau de votre plateau, et un jeton niveau là-haut sur la montagne. Prenez le jeton ; puis le bonus sous la pièce, pour les suiveurs aussi.
raise-1 = Monter : une ressource, un niveau. Laisser dégringoler est gratuit à votre propre tour.
offer-take = *Prendre* une carte visible de la rivière : 1 offrande ou plus.
offer-strengthen = *Renforcer* l’une des vôtres : 1 ou plus.
offer-steal = *Voler* : au moins 1 de plus que ce qui s’y trouve ; les anciennes offrandes reviennent à leur propriétaire.
offer-lock = *Sécuriser* : atteignez le plus petit Cadenas et prenez-le. Cette valeur est défaussée, la carte est à vous jusqu’à la fin.
offer-power = Un pouvoir sert dès le tour suivant.
end-1 = Trois niveaux n’ont plus de jeton.
end-2 = Le dernier Cadenas est pris.
end-3 = Un joueur a bâti ses sept pièces.
end-4 = Ce tour s’achève, suiveurs compris ; puis on compte.
two-1 = Le Bâtisseur se place sur un dieu ; choisissez le jour ou la nuit, le suiveur choisit aussi. Un autre dieu à chaque tour.
note-1 = Les coûts et plusieurs actions bonus sont notre lecture du jeu. Si votre plateau imprimé montre autre chose, c’est lui qui a raison.
cost-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
  }
cost-marble = { $count ->
    [one] { $count } marbre
   *[other] { $count } marbres
  }
cost-gold = { $count } or
