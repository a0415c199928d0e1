### The page about oneself: name, account, devices.

## Myself

me-title = You
me-guest-about = You are a guest: only this browser knows you. That is enough to play.
me-account-about = You have an account: log in with it on any device and find your tables there.
me-name = Name
me-name-about = This is how the others at the table see you.
me-renamed = That is your name now.
account = Your account
account-add = Play on other devices too
account-about = With a passkey or a password you stay yourself on another device, or if this browser forgets you. No e-mail address is needed.
account-login = You log in as { $login }, with a password.
account-passkeys = { $number ->
    [one] { $number } passkey is kept on your devices.
   *[other] { $number } passkeys are kept on your devices.
}
account-elsewhere = On another device, open this page, choose the name at the top and log in.
passkey-add = Make a passkey
passkey-another = Add another passkey
passkey-about = Your device keeps it and opens it with a fingerprint, your face or its code. There is nothing to remember.
passkey-kept = The passkey is saved. From now on you can log in with it.
login = Login name
password = Password
password-new = New password
password-change = Change login name or password
password-about = Eight characters or more. We send no mail: if you forget the password, you need a recovery code.
password-kept = Saved. From now on you can log in with this name and password; other devices have to log in again.
codes = Recovery codes
codes-about = Each code opens your account once, without anything else. Making new ones ends the old ones.
codes-make = Make ten codes
codes-once = They are shown only now. Write them down or keep the file.
log-in = Log in
log-in-title = You have an account already?
log-in-about = This browser then plays as you; what the guest “{ $guest }” has begun here stays with the guest.
log-in-passkey = Log in with a passkey
log-in-by-code = I have a recovery code
log-in-by-password = I know my password
recovery-code = Recovery code
logged-in = Welcome back.
logged-in-by-code = Welcome back. That code is used up. If you had a password, it is gone: choose a new one.
prove-title = Is it you?
prove-about = This changes what guards your account: show that it is yours. That counts for five minutes.
prove-passkey = Show my passkey
prove-go = Go on
devices = Your devices
devices-about = Whoever uses a device that is ended has to log in there again. A device that nobody uses for a year is ended.
device-this = this one
device-unknown = Unknown device
device-used = Logged in on { $created }, last used on { $used }
device-end = End
device-end-one = End: { $device }
device-end-others = End all the others
device-ended = Ended. Whoever is there has to log in again.
passkeys = Passkeys
passkey-used = Made on { $created }, last used on { $used }
passkey-unused = Made on { $created }, not used yet
passkey-remove = Remove
passkey-remove-one = Remove the passkey: { $device }
passkey-removed = The passkey is removed.
me-go = Leaving
log-out = Log out
log-out-about = Logging out leaves your account and your tables as they are; this browser forgets you.
delete-me = Delete me…
delete-about = You get up from open tables and resign running games; what you wrote is blanked, your name and every way to log in are forgotten. Moves of finished games stay, without a name. This cannot be undone.
delete-yes = Delete for good
refusal-no-passkey = No passkey was chosen.
