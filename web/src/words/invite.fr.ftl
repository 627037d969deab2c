# Les liens à transmettre, et ce qu’on demande à qui vient par un lien.
invite-qr = Code QR du lien
invite-here = Ce lien ne marche que sur cet ordinateur.
invite-here-how = Pour que des amis du même réseau puissent jouer, arrêtez Delos et relancez-le avec delos play --share.
invite-network = Même maison, même Wi-Fi : scannez, ou ouvrez
invite-network-how = De loin ? Cette adresse ne marche que dans votre réseau. Pour des amis au loin, le serveur a besoin d’un nom public : mettez devant lui un proxy en https (Caddy le fait en une ligne) et lancez-le avec delos serve --address https://votre.nom --host-name votre.nom. Le lien d’ici devient alors celui-là.
invite-everyone = Pour tout le monde : scannez, ou ouvrez
invite-look = Seulement regarder
invite-sit = S’asseoir
invite-account = Vous avez ici un nom à vous ?
