/** Web push: this browser is told what happens at tables while the page is closed. */
import type { NotificationSettings, PushDevice } from '../protocol';
import * as api from './api';
import { PUSHED } from './turn_notice';
import { root } from './site';
import type { Language } from './words';

const WORKER = new URL('sw.js', root());

/** Whether this browser can be told: `denied` if its owner said no. */
export function ability(): 'unsupported' | 'denied' | 'able' {
  const able = isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis;
  if (!able || !('Notification' in globalThis)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** The browser could not subscribe, or was not allowed to. */
export class NotSubscribed extends Error {}

/** Asks for the permission, subscribes, and tells the server. */
export async function enable(key: string, language: Language): Promise<NotificationSettings> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotSubscribed();
  const settings = await send(await subscription(key), language);
  localStorage.setItem(PUSHED, language);
  return settings;
}

async function subscription(key: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wanted);
  } catch {
    // A subscription with an older key of the server stands in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted).catch(() => Promise.reject(new NotSubscribed()));
  }
}

function send(made: PushSubscription, language: Language): Promise<NotificationSettings> {
  const { endpoint, keys } = made.toJSON();
  return api.subscribe({ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', language });
}

/** This browser is told nothing any more. */
export async function disable(device: PushDevice | undefined): Promise<void> {
  localStorage.removeItem(PUSHED);
  const registered = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registered?.pushManager.getSubscription())?.unsubscribe();
  if (device) await api.unsubscribe(device.id);
}

/** Whoever logged in here, or reads another language now, is told as before. */
export async function renew(settings: NotificationSettings, language: Language): Promise<NotificationSettings> {
  const kept = localStorage.getItem(PUSHED);
  const told = settings.devices.some((device) => device.this);
  if (kept === null || (kept === language && told) || Notification.permission !== 'granted') return settings;
  return enable(settings.key, language);
}
