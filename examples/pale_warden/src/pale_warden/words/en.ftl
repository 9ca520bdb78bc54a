setup-boxes-winter = Winter
setup-about-nemesis-pale-warden = Its frost falls on Gravehold. Hit it often, even if lightly.
text-pale-warden = every hit on the nemesis removes 1 nemesis token; it never has more than 8
