# Autour de la carte de Cyclades: Legendary.
legendary-tab-map = Carte
legendary-tab-gods = Dieux
legendary-tab-players = Joueurs
legendary-cycle = Cycle { $cycle }
legendary-phase-placement = Installation
legendary-phase-initialization = Dieux
legendary-phase-income = Revenus
legendary-phase-offerings = Offrandes
legendary-phase-upkeep = Entretien
legendary-phase-actions = Actions
legendary-phase-end = Fin du cycle
legendary-site = { $land }, emplacement { $site }
legendary-purse = Vous avez { $gold } or{ $priestesses ->
    [0] .
    [one] {" "}et { $priestesses } prêtresse.
   *[other] {" "}et { $priestesses } prêtresses.
  }
legendary-god-zeus = Zeus
legendary-god-athena = Athéna
legendary-god-poseidon = Poséidon
legendary-god-ares = Arès
legendary-god-hera = Héra
legendary-god-apollo = Apollon
legendary-god-help = À propos : { $god }
legendary-offerings = Offrandes
legendary-acting = agit
legendary-done = fini
legendary-apollo-held = { $who }, gratuit
legendary-apollo-free = gratuit, agit en dernier
legendary-shut = ouvre au prochain cycle
legendary-order = Ordre suivant
legendary-creatures = Créatures
legendary-decks = pioche { $deck } · défausse { $discard }
legendary-empty = vide
legendary-secret = Vous seul le voyez
legendary-choosable = À choisir
legendary-heroes = Héros
legendary-hero-deck = chez Héra · pioche { $deck }
legendary-supply = Réserve
legendary-mercenaries = Mercenaires
legendary-team = Équipe
legendary-you = vous
legendary-bot = { $level ->
    [random] robot, hasard
    [greedy] robot
   *[other] robot, { $level }
  }
legendary-away = absent
legendary-gone = éliminé
legendary-cities = { $count } métropoles sur { $goal }
legendary-has-gold = Or
legendary-has-income = Revenu
legendary-has-priestesses = Prêtresses
legendary-has-philosophers = Philosophes
legendary-has-troops = Troupes en réserve
legendary-has-fleets = Flottes en réserve
legendary-doing-placement = { $who } s’installe sur les îles…
legendary-doing-offering = { $who } fait une offrande…
legendary-doing-god = { $who } reçoit les dons du dieu…
legendary-doing-build = { $who } construit…
legendary-doing-recruit = { $who } recrute…
legendary-doing-turn = { $who } joue son tour…
legendary-doing-zeus = { $who } regarde une carte…
legendary-doing-apollo = { $who } place la corne d’abondance d’Apollon…
legendary-doing-creature = { $who } paie une créature…
legendary-doing-upkeep = { $who } s’occupe d’une créature…
legendary-doing-figurine = { $who } place une créature…
legendary-doing-hero = { $who } place un héros…
legendary-doing-move = { $who } déplace des troupes…
legendary-doing-sail = { $who } déplace des flottes…
legendary-doing-metropolis = { $who } fonde une métropole…
legendary-doing-bonus = { $who } reçoit le bonus d’une métropole…
legendary-doing-retreat = { $who } songe à se retirer…
legendary-doing-battle = { $who } décide dans la bataille…
legendary-doing-victim = { $who } cherche une victime…
legendary-doing-displace = { $who } est chassé…
legendary-bid-why = Pourquoi pas { $bid } ?
legendary-coach-placement = Choisissez où vous installer : chaque corne d’abondance sur vos terres et vos mers rapporte 1 or par cycle, chaque petit cadre est un emplacement de bâtiment.
legendary-coach-offering = Misez sur le dieu dont vous voulez les dons. Si quelqu’un mise plus, vous passez à un autre dieu sans rien perdre. Apollon est gratuit.
legendary-coach-turn = Prenez les dons du dieu, dépensez votre or, puis terminez le tour. Quatre bâtiments différents ou quatre philosophes font une métropole : avec { $goal } à la fin d’un cycle, on gagne.
