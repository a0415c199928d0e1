/** Messages over the live connection, in both directions. */
import type {
  Beat,
  Done,
  Visibility,
  LiveBack,
  LiveChat,
  LiveMove,
  LiveRefused,
  Look,
  News,
  Ping,
  Presence,
} from '../protocol';

export type FromClient = LiveMove | LiveChat | LiveBack | Look | Ping | Visibility;
export type FromServer = News | Done | LiveRefused | Beat | Presence;
export type { News, Presence };
