### Being told elsewhere: settings of a person and of a table.

notify-title = When it is my turn
notify-about = You can close the page: we tell you what happens at tables over days. The message comes through the push service of your own browser, which cannot read it.
notify-on = Tell me on this device
notify-off = Stop on this device
notify-is-on = You are told on this device.
notify-denied = Your browser does not let this site notify you. You can allow it in the browser’s settings for this site.
notify-unsupported = This browser cannot tell you anything while the page is closed. On an iPhone or iPad, add the page to the home screen and open it from there.
notify-failed = The browser could not subscribe to its push service. Try again later.
notify-test = Send a test
notify-test-one = Send a test to { $device }
notify-tested = The test is on its way. It arrives within a few seconds.
notify-others = Also told
notify-stop = Stop
notify-stop-one = Stop on { $device }
notify-stopped = Nothing is told there any more.
notify-kinds = What I want to know
notify-kind-turn = It is my turn
notify-kind-time = My time is running out
notify-kind-invitation = Somebody wants to play again
notify-kind-seated = Somebody sat down at my table
notify-kind-over = A game is over
notify-quiet = Quiet hours
notify-quiet-on = Tell me nothing during these hours
notify-quiet-from = From
notify-quiet-until = Until
notify-quiet-about = What happens meanwhile is told afterwards, if it is still so. Time zone: { $zone }.
notify-saved = Saved.

hooks = In a chat
hooks-about = We post to a channel of yours in Discord, Slack or Matrix. Make a webhook there and enter its address here.
hooks-about-table = Only what concerns you at this table is posted there.
hook-form = Chat
hook-form-discord = Discord
hook-form-slack = Slack
hook-form-matrix = Matrix
hook-form-json = Another program (JSON)
hook-address = Address of the webhook
hook-add = Add
hook-added = Added. Send a test to see whether it works.
hook-secret = The secret of this webhook is shown only now. With it a program can check that a message comes from here:
hook-where = { $form } at { $host }
hook-all = all my tables
hook-one = one table
hook-taken = The last message was taken.
hook-not-taken = The last message was not taken: { $answer ->
    [timeout] no answer in time
    [no-answer] nobody answers there
    [not-public] the address is not public
   *[other] the answer was { $answer }
}.
hook-off = It failed ten times and is switched off. A test switches it on again.
hook-remove = Remove
hook-remove-one = Remove { $hook }
hook-removed = The webhook is removed.

vacation = Time away
vacation-about = Your clock stands still at tables over days, for as long as each of them allows, and the others see it. A move brings you back.
vacation-about-table = Your clock stands still for up to { $days } days in this game, and the others see it. A move brings you back.
vacation-last-day = Last day away
vacation-announce = I am away
vacation-end = I am back
vacation-until = You are away until { $day }.
vacation-announced = The others see that you are away.
vacation-ended = Welcome back. Your clock runs again.

table-notify-title = Messages and time away
table-notify = Tell me what happens at this table
table-notify-about = Where and what you are told is set on your own page.
table-notify-settings = My settings
table-notify-nowhere = So far you are told nowhere: choose a device or a chat first.

refusal-address-malformed = This is not an address.
refusal-address-not-https = The address must begin with https://.
refusal-address-not-public = Only public addresses can be told something.
refusal-no-such-keys = The browser sent keys that cannot be used.
refusal-no-such-zone = This time zone is not known.
refusal-no-such-device = This device is not told any more.
refusal-no-such-webhook = This webhook does not exist any more.
refusal-too-many-devices = You are told on { $most } devices already. Stop on one of them first.
refusal-too-many-webhooks = You have { $most } webhooks already. Remove one of them first.
