// The whole way of a review: a game against the computer, found again, shared, analysed, and played again from the mistake. By keyboard, in three
// languages, on a phone.
import assert from 'node:assert/strict';
import { faults } from './everyone.js';
import { group, Server, LAPTOP, PHONE, scene, shot } from './kit.js';

const at = (page, ply) => page.waitForSelector(`main[data-ply="${ply}"]`);
const press = async (page, selector) => {
  await page.locator(selector).first().focus();
  await page.keyboard.press('Enter');
};

/** Plays Elfenland against the computer as a guest who passes wherever that is allowed. Returns the id of the table. */
async function played(page) {
  return page.evaluate(async () => {
    const ask = async (path, body) => {
      const how = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
      return (await fetch(`/api${path}`, body === undefined ? {} : how)).json();
    };
    await ask('/me', { name: 'Ann' });
    const seats = [{ who: 'me' }, { who: 'bot', level: 1 }];
    const { id } = await ask('/tables', { game: 'elfenland', seats, start: true });
    for (;;) {
      const { status, turn, ply, legal } = await ask(`/tables/${id}/state?seat=0`);
      if (status !== 'running') return id;
      if (turn !== 0) await new Promise((done) => setTimeout(done, 50));
      else {
        const move = legal.find((one) => one === 'pass' || one === 'stop') ?? legal[0];
        await ask(`/tables/${id}/moves`, { seat: 0, move, ply });
      }
    }
  });
}

export function tests() {
  group('the whole way of a review', () => {
    scene('a lost game is found, shared, analysed, and played again from the mistake', async (visit) => {
      const site = await Server.open();
      try {
        const guest = await visit(LAPTOP);
        await guest.goto(`${site.url}/healthz`); // A plain page: nobody else introduces this guest.
        const id = await played(guest);
        await site.kill();
        await site.start();

        await guest.goto(`${site.url}/me/games`);
        await guest.locator(`a.one[href="/game/${id}"]`).waitFor();
        await press(guest, `a[href="/game/${id}"]`);
        await guest.waitForSelector('[data-result]');
        const last = Number(await guest.getAttribute('main', 'data-ply'));

        const stranger = await visit({ ...PHONE, locale: 'fr-FR' });
        await stranger.goto(`${site.url}/game/${id}`);
        await at(stranger, last);
        await stranger.keyboard.press('Home');
        await at(stranger, 0);
        await stranger.keyboard.press('ArrowRight');
        await at(stranger, 1);
        assert.deepEqual(await stranger.context().cookies(), [], 'a stranger stays one');

        await guest.locator('#tab-moves').focus();
        await guest.keyboard.press('ArrowRight');
        await press(guest, '[data-order]');
        await guest.waitForSelector('[data-analysis=done] [data-curve]', { timeout: 240_000 });
        await stranger.click('#tab-analysis');
        await stranger.waitForSelector('[data-analysis=done] [data-curve]');
        await press(guest, '[data-learn="0"]');
        await guest.waitForSelector('[data-mistake="0"]');
        assert.equal(await guest.inputValue('[data-angle]'), '0', 'whoever learns sees what they knew');
        const focused = (selector) =>
          guest.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
        await focused('[data-mistake] h2');
        await press(guest, '[data-mistake] .tools .button >> nth=1');
        await guest.waitForSelector('[data-mistake] [data-mark]');
        await focused('[data-mistake] article *');
        assert.deepEqual(await faults(guest, 'mistake'), []);
        await shot(guest, 'review mistake');
        const mistake = Number(await guest.getAttribute('main', 'data-ply'));

        await press(guest, '[data-mark] a');
        await guest.waitForSelector('.board-screen');
        await at(guest, mistake);
        const pocket = await visit({ ...PHONE, locale: 'ru-RU', colorScheme: 'dark' });
        await pocket.goto(guest.url());
        await pocket.waitForSelector('.board-screen');
        await at(pocket, mistake);
        assert.deepEqual(await faults(pocket, 'board, phone'), []);
        await shot(pocket, 'review board phone');

        await guest.locator('#tab-moves').focus();
        await guest.keyboard.press('ArrowLeft');
        assert.equal(await guest.inputValue('[data-go-on-level]'), '3');
        await press(guest, '[data-go-on]');
        await guest.waitForURL(/\/table\//);
        await guest.waitForSelector('[data-played]');
        const again = new URL(guest.url()).pathname.split('/').at(-1);
        const info = await (await guest.context().request.get(`${site.url}/api/tables/${again}`)).json();
        assert.equal(info.begun, mistake);
        assert.deepEqual(
          info.seats.map(({ kind, level }) => [kind, level]),
          [
            ['person', null],
            ['bot', 3],
          ],
        );
      } finally {
        await site.close();
      }
    });
  });
}
