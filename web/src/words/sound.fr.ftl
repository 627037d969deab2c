# Le son et l’annonce de son tour.
sound = Son
sound-mute = Couper le son
sound-unmute = Remettre le son
sound-on = Jouer les sons
sound-volume = Volume
sound-percent = { $percent } %
sound-notify = M’avertir quand c’est à moi et que cette page est cachée
sound-notify-note = C’est votre navigateur qui affiche le message. Rien n’est dit par le son seul.
sound-notify-refused = Votre navigateur n’autorise pas les messages de cette page.
sound-your-turn = C’est à vous
