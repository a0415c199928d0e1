// Being told elsewhere: the settings, the server's encrypted message at a push service of our own, and a real service worker that shows it.
import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { after, before } from 'node:test';
import { faults } from './everyone.js';
import { group, Server, PHONE, scene, shot } from './kit.js';

/** Headless chromium reaches no push service: the messages come here, and the test hands them on to the browser. */
class PushService {
  posted = [];
  #waiting = [];
  #keys = createECDH('prime256v1');
  #auth = randomBytes(16);

  async open() {
    this.#keys.generateKeys();
    this.server = createServer((request, response) => {
      const parts = [];
      request.on('data', (part) => parts.push(part));
      request.on('end', () => {
        response.writeHead(201).end();
        const came = { path: request.url, headers: request.headers, body: Buffer.concat(parts) };
        const next = this.#waiting.shift();
        if (next) next(came);
        else this.posted.push(came);
      });
    });
    await new Promise((done) => this.server.listen(0, '127.0.0.1', done));
    this.url = `http://127.0.0.1:${this.server.address().port}`;
    return this;
  }

  close = () => this.server.close();

  get subscription() {
    const keys = { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: `${this.url}/push`, keys };
  }

  next() {
    return this.posted.length ? this.posted.shift() : new Promise((done) => this.#waiting.push(done));
  }

  /** RFC 8291 and 8188, one record. */
  read({ body }) {
    const [salt, length] = [body.subarray(0, 16), body[20]];
    const [sender, text] = [body.subarray(21, 21 + length), body.subarray(21 + length)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', this.#keys.computeSecret(sender), this.#auth, info, 32));
    const derived = (name, bytes) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
    const plain = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    plain.setAuthTag(text.subarray(-16));
    const padded = Buffer.concat([plain.update(text.subarray(0, -16)), plain.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}

/** The browser subscribes at our push service. */
const subscribing = (page, service) =>
  page.addInitScript((made) => {
    PushManager.prototype.subscribe = async () => ({ toJSON: () => made });
  }, service.subscription);

async function enabled(page, site, service) {
  await subscribing(page, service);
  await page.goto(`${site.url}/me`);
  await page.click('[data-notify-on]');
  await page.waitForSelector('[data-notify=on]');
}

const ask = (page, method, path, body) =>
  page.evaluate(
    async ([how, where, what]) => {
      const options = { method: how, headers: { 'Content-Type': 'application/json' } };
      const answer = await fetch(`/api${where}`, what ? { ...options, body: JSON.stringify(what) } : options);
      if (!answer.ok) throw new Error(`${how} ${where}: ${answer.status} ${await answer.text()}`);
      return answer.status === 204 ? null : answer.json();
    },
    [method, path, body],
  );

/** Two people at a table over days; the second of them is to decide. */
async function table(visit, site, service) {
  const options = { permissions: ['notifications'], serviceWorkers: 'allow' };
  const [ann, ben] = [await visit(options), await visit({ ...options, locale: 'fr-FR' })];
  await ann.goto(site.url);
  await ann.waitForSelector('header .person .label');
  await enabled(ben, site, service);
  const seats = [{ who: 'me' }, { who: 'open' }];
  const made = await ask(ann, 'POST', '/tables', {
    game: 'dokmus',
    seats,
    public: true,
    clock: { kind: 'days', days: 2, vacation: 14 },
  });
  await ask(ben, 'POST', `/tables/${made.id}/join`, {});
  await ask(ann, 'POST', `/tables/${made.id}/start`);
  return { id: made.id, ann, ben };
}

/** Plays for whoever it is until seat 1 is to decide. */
async function pass(pages, id) {
  for (let k = 0; k < 60; k += 1) {
    const { turn } = await ask(pages[0], 'GET', `/tables/${id}/state`);
    if (turn === 1 && k > 0) return;
    const { legal, ply } = await ask(pages[turn], 'GET', `/tables/${id}/state?seat=${turn}`);
    await ask(pages[turn], 'POST', `/tables/${id}/moves`, { seat: turn, move: legal[0], ply });
  }
}

/** Hands a message to the service worker, as the browser does when its push service brings one. */
async function deliver(page, site, data) {
  const wire = await page.context().newCDPSession(page);
  const registered = new Promise((done) =>
    wire.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      registrations.filter(({ isDeleted }) => !isDeleted).forEach(({ registrationId }) => done(registrationId)),
    ),
  );
  await wire.send('ServiceWorker.enable');
  await wire.send('ServiceWorker.deliverPushMessage', { origin: site.url, registrationId: await registered, data });
  await wire.detach();
}

/** What the worker shows, once it shows something. */
const shown = (worker) =>
  worker.evaluate(async () => {
    for (let k = 0; k < 100; k += 1) {
      const found = await self.registration.getNotifications();
      if (found.length) return found.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
      await new Promise((done) => setTimeout(done, 50));
    }
    return [];
  });

/** Somebody clicks on the notification; where that leads is written down, for a worker may open windows after a true click only. */
const follow = (worker) =>
  worker.evaluate(async () => {
    const led = { opened: null, focused: null };
    self.clients.openWindow = async (address) => (led.opened = address);
    self.WindowClient.prototype.focus = async function () {
      led.focused = this.url;
    };
    const [notification] = await self.registration.getNotifications();
    const click = new self.NotificationEvent('notificationclick', { notification });
    self.dispatchEvent(click);
    for (let k = 0; k < 100 && !led.opened && !led.focused; k += 1) await new Promise((done) => setTimeout(done, 50));
    return led;
  });

export function tests() {
  group('being told elsewhere', () => {
    let site;
    const services = [];
    const opened = async () => {
      services.push(await new PushService().open());
      return services.at(-1);
    };
    before(async () => {
      const prompt = { LUDOTECA_PRIVATE_ENDPOINTS: '1', LUDOTECA_NOTICE_DELAY: '0', LUDOTECA_NOTICE_PAUSE: '0' };
      site = await Server.open(prompt);
    });
    after(async () => {
      for (const service of services) service.close();
      await site?.close();
    });

    scene('a push message comes with the page closed, and leads to the table', async (visit) => {
      const service = await opened();
      const { id, ann, ben } = await table(visit, site, service);
      const worker = ben.context().serviceWorkers()[0] ?? (await ben.context().waitForEvent('serviceworker'));
      await pass([ann, ben], id);
      const posted = await service.next();
      assert.equal(posted.headers['content-encoding'], 'aes128gcm');
      assert.match(posted.headers.authorization, /^vapid t=.+,k=.+/);
      const message = service.read(posted);
      await ben.goto(`${site.url}/robots.txt`);
      await deliver(ben, site, message);
      const [notification] = await shown(worker);
      assert.equal(notification.title, 'Dokmus');
      assert.match(notification.body, /^C’est à vous de jouer/);
      assert.deepEqual(notification.data, { address: `${site.url}/table/${id}` });
      assert.deepEqual(await follow(worker), { opened: `${site.url}/table/${id}`, focused: null });
      await ben.goto(`${site.url}/table/${id}`);
      await ben.waitForSelector('.board');
      await deliver(ben, site, message);
      assert.equal((await shown(worker)).length, 1);
      assert.deepEqual(await follow(worker), { opened: null, focused: `${site.url}/table/${id}` });
    });

    scene('what one is told is chosen on one’s own page and at the table', async (visit) => {
      const service = await opened();
      const { id, ann, ben } = await table(visit, site, service);
      await ben.click('[data-notify-test]');
      const came = [service.read(await service.next())];
      if (!came[0].includes('Tout fonctionne')) came.push(service.read(await service.next()));
      assert.match(came.at(-1), /Tout fonctionne/, 'after the message that it is my turn, where I begin');
      await ben.getByLabel('Une partie est terminée').uncheck();
      await ben.getByLabel('Ne rien me dire pendant ces heures').check();
      await ben.getByLabel('De', { exact: true }).fill('23:15');
      await ben.waitForSelector('.news :text("enregistré")');
      await ben.reload();
      assert.equal(await ben.getByLabel('De', { exact: true }).inputValue(), '23:15');
      assert.equal(await ben.getByLabel('Une partie est terminée').isChecked(), false);
      await shot(ben, 'notify-me');
      assert.deepEqual(await faults(ben, 'notify-me'), []);
      await ann.goto(`${site.url}/table/${id}`);
      await ann.click('[data-tool=notify]');
      await ann.getByLabel('Tell me what happens at this table').uncheck();
      await ann.waitForSelector('dialog :text("Saved.")');
      await shot(ann, 'notify-table');
      assert.deepEqual(await faults(ann, 'notify-table'), []);
      assert.deepEqual(await ask(ann, 'GET', `/tables/${id}/notifications`), { on: false });
      await ann.click('[data-away]');
      await ann.waitForSelector('dialog [data-vacation]');
      await shot(ann, 'notify-vacation');
      await ben.goto(`${site.url}/table/${id}`);
      await ben.waitForSelector('[data-seat="0"] [data-vacation]:text("absence jusqu’au")');
      await ann.click('[data-back]');
      await ben.waitForSelector('[data-seat="0"] [data-vacation]', { state: 'detached' });
    });

    scene('a webhook is added, tried and signed, on a phone', async (visit) => {
      const [page, service] = [await visit(PHONE), await opened()];
      await page.goto(`${site.url}/me`);
      await page.locator('form:has([data-hook-add]) select').selectOption('json');
      await page.getByLabel('Address of the webhook').fill(`${service.url}/hook`);
      await page.click('[data-hook-add]');
      const secret = await page.textContent('[data-hook-secret]');
      await page.click('[data-hook-test]');
      const { headers, body } = await service.next();
      const signed = createHmac('sha256', secret).update(`${headers['x-ludoteca-time']}.`).update(body).digest('hex');
      assert.equal(headers['x-ludoteca-signature'], `sha256=${signed}`);
      await page.waitForSelector('[data-hook] :text("was taken")');
      await shot(page, 'notify-hook-phone');
      assert.deepEqual(await faults(page, 'notify-hook'), []);
      await page.reload();
      await page.waitForSelector('[data-hook]');
      assert.equal(await page.$('[data-hook-secret]'), null);
    });
  });
}
