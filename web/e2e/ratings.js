// Ratings: a game that counts says what it changed, one with a hint says why not; the ladder, and my rating over time.
import assert from 'node:assert/strict';
import { faults } from './everyone.js';
import { group, LAPTOP, PHONE, scene, shot } from './kit.js';

const GAMES = 10;

/** What somebody asks of the server, as their page does. */
function asker(page, site) {
  const { request } = page.context();
  const told = async (answer) => {
    assert.ok(answer.ok(), `${answer.url()}: ${await answer.text()}`);
    return answer.status() === 204 ? null : answer.json();
  };
  return {
    get: async (path) => told(await request.get(`${site.url}/api${path}`)),
    post: async (path, data) => told(await request.post(`${site.url}/api${path}`, { data })),
  };
}

async function began(ask) {
  const seats = [{ who: 'me' }, { who: 'bot', level: 1 }];
  const { id } = await ask.post('/tables', { game: 'dokmus', seats, start: true });
  return id;
}

/** The first legal moves to the end, against the computer. */
async function played(ask, id) {
  for (;;) {
    const state = await ask.get(`/tables/${id}/state?seat=0`);
    if (state.status === 'over') return;
    if (state.legal?.length) await ask.post(`/tables/${id}/moves`, { seat: 0, move: state.legal[0], ply: state.ply });
  }
}

export function tests() {
  group('ratings', () => {
    scene('a player climbs the ladder', async (visit, site) => {
      const page = await visit(LAPTOP);
      const ask = asker(page, site);
      const me = await ask.post('/me', { name: 'Wenda' });
      let id = await began(ask);
      await played(ask, id);
      await page.goto(`${site.url}/game/${id}`);
      const told = await page.locator('[data-rated]').textContent();
      assert.match(told, /You|Wenda/);
      assert.match(told, /\d{3,4} ± \d+ \((\+|−|±)\d+\)/);
      assert.deepEqual(await faults(page, 'rated game'), []);
      await page.goto(`${site.url}/ladder/dokmus`);
      await page.locator('[data-mine]').waitFor();
      assert.match(await page.locator('[data-mine]').textContent(), /9 more rated games/);
      assert.equal(await page.locator(`[data-key="${me.id}"]`).count(), 0, 'one game is not enough');

      for (let count = 1; count < GAMES; count += 1) await played(ask, (id = await began(ask)));
      await page.reload();
      assert.match(await page.locator('[data-mine]').textContent(), /Guests do not stand on the ladder/);
      const login = `wenda ${Math.random().toString(36).slice(2)}`;
      await ask.post('/account/password', { login, password: 'correct horse' });
      await page.reload();
      await page.locator(`tr.me[data-key="${me.id}"]`).waitFor();
      await page.selectOption('[data-show]', 'bots');
      await page.locator(`[data-key="${me.id}"]`).waitFor({ state: 'detached' });
      assert.equal(await page.locator('[data-key^=level]').count(), 5);
      await page.selectOption('[data-show]', 'people');
      await page.locator('[data-key=level5]').waitFor({ state: 'detached' });
      await page.selectOption('[data-show]', '');
      await page.locator('[data-key=level5]').waitFor();
      assert.deepEqual(await faults(page, 'ladder'), []);
      await shot(page, 'ladder');

      await page.goto(`${site.url}/me/games`);
      await page.locator('[data-rating=dokmus] svg').waitFor();
      await page.locator('[data-rating=dokmus] summary').click();
      assert.equal(await page.locator('[data-rating=dokmus] li').count(), GAMES);
      assert.deepEqual(await faults(page, 'my rating'), []);
      await shot(page, 'my rating');
      await page.click('[data-rating=dokmus] a[href="/ladder/dokmus"]');
      await page.locator('tr.me').waitFor();

      const storageState = await page.context().storageState();
      for (const [locale, dark] of [
        ['ru-RU', true],
        ['fr-FR', false],
      ]) {
        const pocket = await visit({ ...PHONE, locale, dark, storageState });
        await pocket.goto(`${site.url}/ladder/dokmus`);
        await pocket.locator('tr.me').waitFor();
        assert.deepEqual(await faults(pocket, `ladder, ${locale}`), []);
        const { x, width } = await pocket.locator('table').boundingBox();
        assert.ok(x + width <= 360, 'the whole table is in sight');
        await shot(pocket, `ladder phone ${locale}`);
        await pocket.goto(`${site.url}/me/games`);
        await pocket.locator('[data-rating=dokmus] svg').waitFor();
        assert.deepEqual(await faults(pocket, `my rating, ${locale}`), []);
        await shot(pocket, `my rating phone ${locale}`);
        await pocket.goto(`${site.url}/game/${id}`);
        await pocket.locator('[data-rated]').waitFor();
      }
    });

    scene('a game with a hint says that it does not count', async (visit, site) => {
      const page = await visit(LAPTOP);
      const ask = asker(page, site);
      await ask.post('/me', { name: 'Ida' });
      const id = await began(ask);
      await page.goto(`${site.url}/table/${id}`);
      const hint = page.locator('[data-tool=hint]:not([disabled])');
      await hint.waitFor();
      assert.match(await hint.getAttribute('title'), /not rated/);
      await hint.click();
      await page.locator('[data-why]').waitFor();
      await played(ask, id);
      await page.locator('dialog [data-unrated=hint]').waitFor();
      await page.goto(`${site.url}/game/${id}`);
      await page.locator('[data-unrated=hint]').waitFor();
      assert.deepEqual(await faults(page, 'unrated game'), []);
      assert.deepEqual(await ask.get('/me/ratings'), []);
    });
  });
}
