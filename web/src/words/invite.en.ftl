# Links to pass on, and what a friend who comes by one is asked.
invite-qr = QR code of the link
invite-here = This link works on this computer only.
invite-here-how = To let friends in the same network in, stop Delos and start it with delos play --share.
invite-network = Same house, same Wi-Fi: scan, or open
invite-network-how = Far away? This address works in your network only. For friends elsewhere the server needs a public name: put a proxy with https in front of it (Caddy does that in one line) and start it with delos serve --address https://your.name --host-name your.name. The link here is that one then.
invite-everyone = For everyone: scan, or open
invite-look = Only look
invite-sit = Sit down
invite-account = You have a name of your own here?
