# Games on this device, without a server
here-tables = On this device
here-tables-none = Games that you play here are kept in this browser. They need no network.
here-open-file = Open a file
here-save = Save as a file
here-remove = Remove
here-remove-sure = Remove this game from the device? It cannot be brought back.
engine-loading = The games are coming to this device. It happens once.
engine-starting = The games are being unpacked…
engine-failed = The games could not be started on this device. Try again with a network.
