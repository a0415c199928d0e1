// A finished game: found again after the server was away, opened by a stranger, replayed, shared.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { faults } from './everyone.js';
import * as hands from './hands.js';
import { group, Server, LAPTOP, PHONE, scene, shot } from './kit.js';

const DOKMUS = { key: 'dokmus', players: 2, options: {} };
const at = (page, ply) => page.waitForSelector(`main[data-ply="${ply}"]`);

async function saved(page, kind) {
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.click(`[data-save=${kind}]`),
  ]);
  return readFileSync(await file.path());
}

/** Goes through a finished game by keys, from another seat, from all, and without knowing how it ends. */
export async function replayed(reader, site, id) {
  await reader.goto(site.at(`/game/${id}?ply=7&seat=1`));
  await at(reader, 7);
  assert.equal(await reader.inputValue('[data-angle]'), '1');
  await reader.locator('h1').click();
  await reader.keyboard.press('ArrowRight');
  await at(reader, 8);
  await reader.keyboard.press('Home');
  await at(reader, 0);
  assert.match(reader.url(), /ply=0&seat=1$/);
  await reader.selectOption('[data-angle]', 'all');
  await reader.waitForFunction(() => location.href.includes('seat=all'));

  await reader.click('[data-hide]');
  assert.equal(await reader.locator('[data-result]').count(), 0);
  await reader.locator('[role=listitem] [data-ply="5"]').waitFor({ state: 'detached' }); // Later moves are hidden.
  await reader.selectOption('select[aria-label="Speed"]', '4');
  await reader.click('[data-tool=auto]');
  await reader.waitForFunction(() => Number(document.querySelector('main').dataset.ply) > 2);
  await reader.click('[data-tool=auto]');
  await reader.click('[data-reveal]');
  await reader.waitForSelector('[data-result]');
  assert.deepEqual(await faults(reader, 'laptop'), []);
}

/** Saves pictures of a finished game; an animation is called off. */
export async function pictured(reader) {
  const svg = (await saved(reader, 'svg')).toString();
  assert.match(svg, /^<svg [^>]*viewBox/);
  assert.doesNotMatch(svg, /var\(--/, 'a picture brings its colours along');
  assert.equal((await saved(reader, 'png')).subarray(1, 4).toString(), 'PNG');
  assert.deepEqual(await faults(reader, 'share'), []);
  await reader.click('[data-save=gif]');
  await reader.click('[data-cancel]');
  await reader.waitForSelector('[data-save=gif]:not([disabled])');
}

export function tests() {
  group('finished games', () => {
    scene('a stranger replays a game that a guest has played', async (visit) => {
      const site = await Server.open();
      try {
        const guest = await visit(LAPTOP);
        await hands.setUp(guest, site, DOKMUS, hands.against(DOKMUS));
        const id = new URL(guest.url()).pathname.split('/').at(-1);
        assert.ok(await hands.playByMouse(guest, { seed: 5, buttons: 0 }));
        const last = await hands.ply(guest);
        await site.kill();
        await site.start();

        await guest.goto(`${site.url}/me/games`);
        await guest.locator(`a.one[href="/game/${id}"]`).waitFor();
        await guest.locator('.statistics').waitFor();
        assert.deepEqual(await faults(guest, 'my games'), []);
        await shot(guest, 'my games');
        const pocket = await visit({ ...PHONE, locale: 'ru-RU', storageState: await guest.context().storageState() });
        await pocket.goto(`${site.url}/me/games`);
        await pocket.locator('.statistics').waitFor();
        assert.deepEqual(await faults(pocket, 'my games, phone'), []);
        const { x, width } = await pocket.locator('[data-filter=name]').boundingBox();
        assert.ok(x + width <= 360, 'all filters are in sight');
        await shot(pocket, 'my games phone');
        await guest.selectOption('[data-filter=game]', 'elfenland');
        await guest.waitForFunction(() => !document.querySelector('main ul li'));
        const [packed] = await Promise.all([
          guest.waitForEvent('download'),
          guest.selectOption('[data-filter=game]', '').then(() => guest.click('[data-export]')),
        ]);
        assert.equal(packed.suggestedFilename(), 'ludoteca-games.zip');

        const stranger = await visit({ ...PHONE, locale: 'fr-FR' });
        await stranger.goto(`${site.url}/table/${id}`);
        await at(stranger, last);
        assert.equal(new URL(stranger.url()).pathname, `/game/${id}`);
        assert.deepEqual(await faults(stranger, 'phone'), []);
        await shot(stranger, 'finished phone');

        const reader = await visit(LAPTOP);
        await replayed(reader, site, id);
        await reader.click('#tab-share');
        await reader.check('[data-here]');
        assert.match(await reader.inputValue('#game-link'), new RegExp(`/game/${id}\\?ply=\\d+&seat=all$`));
        await pictured(reader);

        await guest.goto(`${site.url}/game/${id}`);
        await guest.click('#tab-share');
        await Promise.all([
          guest.waitForResponse((answer) => answer.url().endsWith(`/tables/${id}`)),
          guest.uncheck('[data-access]'),
        ]);
        await reader.reload();
        await reader.waitForSelector('main.lost h1');
      } finally {
        await site.close();
      }
    });

    scene('a finished game in a frame of another site', async (visit, site) => {
      const guest = await visit(LAPTOP);
      await hands.begun(guest, site, DOKMUS, 2);
      const id = new URL(guest.url()).pathname.split('/').at(-1);
      const ended = await guest.context().request.post(`${site.url}/api/tables/${id}/abandon`, { data: { seat: 0 } });
      assert.equal(ended.status(), 200);
      const frame = `<iframe src="${site.url}/embed/${id}?ply=1" width="600" height="600"></iframe>`;
      const other = createServer((_, answer) => answer.writeHead(200, { 'Content-Type': 'text/html' }).end(frame));
      await new Promise((done) => other.listen(0, '127.0.0.1', done));
      const elsewhere = await visit(LAPTOP);
      await elsewhere.goto(`http://127.0.0.1:${other.address().port}`);
      await elsewhere.frameLocator('iframe').locator('main[data-ply="1"]').waitFor();
      assert.equal(await elsewhere.frameLocator('iframe').locator('a:not([target=_blank]):not(.skip)').count(), 0);
      await shot(elsewhere, 'finished frame');
      other.close();
    });
  });
}
