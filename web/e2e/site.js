// The site around the games: addresses that do not exist, a home page that stands still, what the browser reads in the head.
import assert from 'node:assert/strict';
import { faults } from './everyone.js';
import { group, LAPTOP, PHONE, scene, shot } from './kit.js';

const SHIFT_LIMIT = 0.05;
const NOT_FOUND = {
  'en-GB': 'There is no such page',
  'fr-FR': 'Cette page n’existe pas',
  'ru-RU': 'Такой страницы нет',
};

/** Lets answers come late and one after the other, as on a slow line. */
async function slowly(page) {
  let turn = 0;
  for (const late of ['**/api/**', '**/*.woff2']) {
    await page.route(late, async (route) => {
      await new Promise((done) => setTimeout(done, 150 + 100 * (turn++ % 3)));
      await route.continue().catch(() => undefined);
    });
  }
}

/** Counts how far the page moves under the eyes of the reader (cumulative layout shift). */
const watchShifts = (page) =>
  page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const moved = entry.sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? '').slice(0, 80));
        if (!entry.hadRecentInput) globalThis.shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function still(page, url) {
  await slowly(page);
  await watchShifts(page);
  await page.goto(url);
  await page.waitForSelector('#link');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  const shifts = await page.evaluate(() => globalThis.shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  assert.ok(total < SHIFT_LIMIT, `moved by ${total.toFixed(3)}: ${JSON.stringify(shifts, null, 1)}`);
}

export function tests() {
  group('the site', () => {
    for (const [device, size] of [
      ['laptop', LAPTOP],
      ['phone', PHONE],
    ]) {
      scene(`home stands still while it arrives, ${device}`, async (visit, site) => {
        const first = await visit(size);
        await still(first, site.url);
        await first.locator('[data-play="dokmus"]').click();
        await first.waitForURL('**/table/*');
        const again = await visit({ ...size, storageState: await first.context().storageState() });
        await still(again, site.url);
        assert.equal(await again.locator('[aria-labelledby="mine"] li').count(), 1);
      });
    }

    scene('home stands still in Russian', async (visit, site) => {
      await still(await visit({ locale: 'ru-RU' }), site.url);
    });

    for (const [locale, title] of Object.entries(NOT_FOUND)) {
      scene(`an address that does not exist says so, ${locale}`, async (visit, site) => {
        const page = await visit({ locale });
        for (const address of ['/nowhere', '/table', '/rules/dokmus/D1/more']) {
          const answer = await page.goto(site.url + address);
          assert.equal(answer.status(), 404, address);
          await page.getByRole('heading', { level: 1, name: title }).waitFor();
        }
        await page.goto(`${site.url}/nowhere`);
        await page.waitForFunction((wanted) => document.title.startsWith(wanted), title);
        await page.locator('main a').click();
        await page.waitForSelector('[data-play]');
        assert.equal(new URL(page.url()).pathname, '/');
      });
    }

    scene('an address that does not exist has no fault', async (visit, site) => {
      for (const [device, size] of [
        ['laptop', LAPTOP],
        ['phone', PHONE],
      ]) {
        const page = await visit(size);
        await page.goto(`${site.url}/nowhere`);
        await page.waitForSelector('main h1');
        await shot(page, `not-found-${device}`);
        assert.deepEqual(await faults(page, device), []);
      }
    });

    scene('server and client know the same addresses', async (visit, site) => {
      const page = await visit();
      await page.goto(`${site.url}/nowhere`);
      const missing = await page.getByRole('heading', { level: 1 }).textContent();
      for (const [address, status] of [
        ['/', 200],
        ['/me', 200],
        ['/me/games', 200],
        ['/table/x', 200],
        ['/join/x', 200],
        ['/game/x', 200],
        ['/embed/x', 200],
        ['/game/x/y', 404],
        ['/rules/dokmus', 200],
        ['/table/x/y', 404],
        ['/join', 404],
        ['/me/x', 404],
      ]) {
        const answer = await page.goto(site.url + address);
        assert.equal(answer.status(), status, address);
        await page.waitForSelector('h1');
        assert.equal(
          (await page.getByRole('heading', { level: 1 }).first().textContent()) === missing,
          status === 404,
          address,
        );
      }
    });

    scene('colours and language of the page follow the settings', async (visit, site) => {
      const page = await visit({ locale: 'fr-FR' });
      await page.goto(site.url);
      await page.waitForSelector('[data-play]');
      const colours = () => page.$$eval('meta[name="theme-color"]', (found) => found.map((meta) => meta.content));
      const bar = () => page.$eval('header', (header) => getComputedStyle(header).backgroundColor);
      const rgb = (hex) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
      assert.equal(await page.getAttribute('html', 'lang'), 'fr');
      for (const theme of ['dark', 'light']) {
        await page.evaluate(
          (wanted) => localStorage.setItem('ludoteca', JSON.stringify({ theme: wanted, language: 'ru' })),
          theme,
        );
        await page.reload();
        await page.waitForSelector('[data-play]');
        assert.equal(await page.getAttribute('html', 'lang'), 'ru');
        const header = await bar();
        assert.deepEqual((await colours()).map(rgb), [header, header]);
      }
    });
  });
}
