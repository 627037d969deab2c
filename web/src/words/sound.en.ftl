# Sound and the notice of one's turn.
sound = Sound
sound-mute = Mute
sound-unmute = Sound on
sound-on = Play sounds
sound-volume = Volume
sound-percent = { $percent } %
sound-notify = Tell me when it is my turn and this page is hidden
sound-notify-note = Your browser shows the message. Nothing is told by sound alone.
sound-notify-refused = Your browser does not allow messages from this page.
sound-your-turn = It is your turn
