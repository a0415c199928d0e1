/** The page as an app: it opens without a network, and says when there is a newer one. */
import { root, served } from './site';

/** Milliseconds between two looks for a newer page. */
const LOOK = 60 * 60_000;

class Update {
  /** A newer page is here and waits for a word of the reader. */
  ready = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Nothing happens where the browser allows no service workers: on http, but for this machine. */
  async watch(): Promise<void> {
    if (import.meta.env.DEV || !navigator.serviceWorker) return;
    const registered = await navigator.serviceWorker.register(new URL('sw.js', root())).catch(() => null);
    if (!registered) return;
    this.#notice(registered);
    registered.addEventListener('updatefound', () => {
      const coming = registered.installing;
      coming?.addEventListener('statechange', () => coming.state === 'installed' && this.#notice(registered));
    });
    setInterval(() => void registered.update().catch(() => undefined), LOOK);
    addEventListener('appinstalled', () => void this.#fetchEngine(true));
    const installed = matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;
    if (!served || installed) await navigator.serviceWorker.ready.then(() => this.#fetchEngine(installed));
  }

  #notice({ waiting }: ServiceWorkerRegistration): void {
    if (!waiting || !navigator.serviceWorker.controller) return;
    this.#waiting = waiting;
    this.ready = true;
  }

  /** Brings the engine before it is needed, so that an installed page can play anywhere. */
  async #fetchEngine(installed: boolean): Promise<void> {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const { prefetch } = await import('../engine/prefetch');
    await prefetch(root().href, installed).catch(() => undefined);
  }

  /** Starts the newer page. */
  now(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.#waiting?.postMessage('now');
  }
}

export const update = new Update();
