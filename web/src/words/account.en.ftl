# The page of one's own name.
account-title = Your name
account-guest = You play as a guest: this browser alone knows you. With a password the name is yours, on every device.
account-yours = This name is yours.
account-link = Password, devices, your data
account-name = Name
account-password = Password
claim-title = Make a name yours
claim-text = Your games as a guest come along. Nobody else can go by this name then.
claim-password = New password, 10 characters or more
claim-do = Claim the name
sign-in-title = Sign in
sign-in-text = What you play as a guest in this browser stays the guest’s: claim a name instead if you want to keep it.
sign-in-do = Sign in
sign-out = Sign out
recover-title = Password forgotten
recover-text = One of your recovery codes sets a new password. All other devices are signed out.
recover-code = Recovery code
recover-do = Set the password
recover-want = Forgot the password
recover-not = I know the password
codes-title = Recovery codes
codes-text = Keep these: each opens your account once if the password is lost. They are not shown again.
codes-kept = I have kept them
codes-new = Make new codes
devices-title = Signed in
device-program = A program
device-here = this device
device-seen = last seen { $day }
password-title = Password
password-old = Old password
password-text = All other devices are signed out.
password-change = Change the password
password-changed = The password is changed.
data-title = Your data
data-text = Name, devices, tables, seats and moves as a JSON file. If you delete them, games stay for those who played them, under a neutral name.
data-export = Download
data-sure = Delete me: this cannot be taken back
data-delete = Delete everything
tokens-title = Programs
tokens-text = A token lets a program play under your name. It is shown once; whoever has it can use it until you revoke it.
token-fresh = Keep this token: it is not shown again.
token-label = What it is for
token-kept = I have kept it
token-may = It may
scope-table-read = read tables
scope-table-play = play
scope-challenge = send and answer challenges
scope-bot-play = play as a bot
token-until = It ends
token-never = never
token-days = { $count ->
    [one] in one day
   *[other] in { $count } days
  }
token-make = Make a token
token-revoke = Revoke
token-unused = never used
token-used = last used { $day }
token-lasts = no end
token-expires = until { $day }
program-title = Bot account
program-text = If a program plays here, say so: everybody sees it at the table and on the ladder. Only before the first game, and for good.
program-sure = A program plays under this name, for good
program-do = This is a bot
program-is = A program plays under this name, and everybody sees it.
codes-by-hand = The browser does not let us copy here: mark the codes and copy them, or download them.
codes-left = { $count ->
    [0] None is left: make new ones, or a lost password is lost for good.
    [one] One is left: make new ones.
   *[other] { $count } are left. New ones end the old ones.
  }
passkeys-title = Passkeys
passkeys-text = Sign in with your device’s lock or your password manager instead of the password. The password stays.
passkeys-no-name = This server has no public https name that it knows, so there can be no passkeys here. Its operator can name one with --address.
passkeys-no-library = This server was set up without passkeys.
passkeys-at = Passkeys work at { $at } only: open this page there.
passkeys-no-browser = This browser knows no passkeys.
passkey-add = Add a passkey
passkey-added = The passkey is kept. You can sign in with it now.
passkey-declined = Nothing was signed: the browser asked, and was not answered.
passkey-used = last used { $day }
passkey-made = made { $day }, not used yet
passkey-remove = Remove
passkey-sign-in = Sign in with a passkey
