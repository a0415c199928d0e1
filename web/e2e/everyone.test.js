// For everyone: three languages, phone to projector, light and dark, and no fault that axe can find.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, it } from 'node:test';
import { games } from './games.js';
import * as hands from './hands.js';
import { House, launch, PHONE, PROJECTOR, shot, visitor } from './kit.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let house;
let browser;
before(async () => {
  house = await House.open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

async function faults(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => globalThis.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }));
  return found.violations.map((fault) => `${fault.id}: ${fault.help} (${fault.nodes.slice(0, 3).map((node) => node.target.join(' ')).join(' | ')})`);
}

const sideways = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const LOOKS = [
  { name: 'laptop', options: {} },
  { name: 'laptop-dark', options: { dark: true } },
  { name: 'phone', options: { viewport: PHONE, hasTouch: true, isMobile: true } },
  { name: 'phone-dark', options: { viewport: PHONE, hasTouch: true, isMobile: true, dark: true } },
  { name: 'projector', options: { viewport: PROJECTOR } },
  { name: 'projector-dark', options: { viewport: PROJECTOR, dark: true } },
];

for (const { name, options } of LOOKS) {
  describe(name, () => {
    it('has no fault at home, in the set-up and in the rules', async () => {
      const page = await visitor(browser, options);
      await page.goto(house.url);
      await page.waitForSelector('[data-play]');
      await shot(page, `home-${name}`);
      assert.deepEqual(await faults(page), []);
      assert.ok((await sideways(page)) <= 0);
      await page.click('header [aria-controls=settings]');
      assert.deepEqual(await faults(page), []);
      await shot(page, `settings-${name}`);
      await page.keyboard.press('Escape');
      await page.click('[data-setup]');
      await page.waitForSelector('dialog[open]');
      await shot(page, `set-up-${name}`);
      assert.deepEqual(await faults(page), []);
      await page.goto(`${house.url}/rules/${games[0].key}`);
      await page.waitForSelector('article h2');
      assert.deepEqual(await faults(page), []);
      await page.context().close();
    });

    for (const { key, players } of games) {
      it(`has no fault at a table of ${key}, from start to end`, async () => {
        const page = await visitor(browser, options);
        await hands.setUp(page, house.url, key, ['me', ...Array(players - 1).fill('bot')]);
        await hands.awaitTurn(page);
        await shot(page, `${key}-start-${name}`);
        assert.deepEqual(await faults(page), []);
        assert.ok((await sideways(page)) <= 0, 'nothing sticks out');
        await hands.playByMouse(page, { seed: 41, clicks: 30 });
        await hands.awaitTurn(page);
        await shot(page, `${key}-middle-${name}`);
        assert.deepEqual(await faults(page), []);
        await hands.playByMouse(page, { seed: 42, clicks: 1500 });
        await page.waitForSelector('#end-title');
        await shot(page, `${key}-end-${name}`);
        assert.deepEqual(await faults(page), []);
        await page.context().close();
      });
    }
  });
}

describe('languages', () => {
  for (const [locale, phrase] of [['en-GB', 'Your turn'], ['fr-FR', 'À vous de jouer'], ['ru-RU', 'Ваш ход']]) {
    it(`speaks ${locale} because the browser does`, async () => {
      const page = await visitor(browser, { locale });
      await page.goto(house.url);
      await page.click('[data-play]');
      await page.waitForSelector(`.ask strong:text-is("${phrase}")`, { timeout: 60_000 });
      await hands.playByMouse(page, { seed: 51, clicks: 25 });
      await hands.awaitTurn(page);
      assert.equal(await page.getAttribute('html', 'lang'), locale.slice(0, 2));
      const bare = await page.evaluate(() => document.body.innerText.match(/\b(?:[a-z]+-)+[a-z0-9]+\b(?= |$|\n)/g) ?? []);
      assert.deepEqual(bare.filter((word) => /^(move|do|word|event|question|refusal|dokmus|terrain|line|end|setup|table)-/.test(word)), []);
      await shot(page, `language-${locale.slice(0, 2)}`);
      await page.context().close();
    });
  }

  it('changes the language in the middle of a game', async () => {
    const page = await visitor(browser);
    await page.goto(house.url);
    await page.click('[data-play]');
    await page.waitForSelector('.ask strong');
    await page.selectOption('#language', 'ru');
    await page.waitForSelector('text=Журнал');
    await page.reload();
    await page.waitForSelector('text=Журнал');
    await page.context().close();
  });
});
