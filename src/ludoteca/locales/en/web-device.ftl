# Games on this device, without a server
here-tables = On this device
here-tables-none = Games that you play here are kept in this browser. They need no network.
here-open-file = Open a file
here-save = Save as a file
here-save-all = Save everything as a file
here-remove = Remove
here-remove-sure = Remove this game from the device? It cannot be brought back.
engine-loading = The games are coming to this device. It happens once.
engine-starting = The games are being unpacked…
engine-failed = The games could not be started on this device. Try again with a network.
online-title = Play this game online
online-about = The game goes on at a table of this site, with all that has been played. Friends sit down by a link.
online-luck = This device knows what was hidden so far. All luck from here on is the new table’s, and nobody knows it.
online-stays = The game on this device stays as it is.
online-seat = Seat { $number }
online-make = Make the table
along-title = Take this game along
along-about = The game goes on on this device, also without a network. The table here ends, and the game is not finished on it.
along-go = Take it along
along-failed = The game could not be brought to this device. Its record is kept with the finished games.
refusal-record-over = This game is over.
refusal-record-differs = This record is of another game or for another number of players.
refusal-some-broken = { $count ->
    [one] One game of the file cannot be read. Everything else is here.
   *[other] { $count } games of the file cannot be read. Everything else is here.
}
