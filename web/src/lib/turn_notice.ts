/** Telling a player that it is their turn or that somebody has come: by a sound, by the browser if it may. */
import { root } from './site';
import { storage } from './storage';

export function canNotify(): boolean {
  return 'Notification' in globalThis && isSecureContext && Notification.permission === 'default';
}

export function askToNotify(): void {
  void Notification.requestPermission();
}

/** Where this browser notes that it is told by push (`push.ts`). */
export const PUSHED = 'ludoteca-push';
export const pushed = (): boolean => storage.getItem(PUSHED) !== null;

/** Only somebody who looks elsewhere is told by the browser. On a phone only the service worker may show it. */
export async function notify(title: string, body: string, tag = 'ludoteca-turn'): Promise<void> {
  if (
    !('Notification' in globalThis) ||
    Notification.permission !== 'granted' ||
    document.visibilityState === 'visible'
  )
    return;
  const options = { body, icon: new URL('icon-192.png', root()).href, tag };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) return worker.showNotification(title, { ...options, data: { address: location.href } });
  const note = new Notification(title, options);
  note.onclick = () => {
    focus();
    note.close();
  };
}

let context: AudioContext | null = null;

/** Two soft notes. A browser that has not been touched yet stays silent. */
export function chime(): void {
  if (!('AudioContext' in globalThis) || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [index, frequency] of [523.25, 783.99].entries()) {
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    const start = now + index * 0.14;
    tone.frequency.value = frequency;
    tone.type = 'triangle';
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.45);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  }
}
