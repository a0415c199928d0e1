// The rules: newcomer's pages and numbered rules in the reader's language, figures, links, search, paper.
import assert from 'node:assert/strict';
import { faults } from './everyone.js';
import * as hands from './hands.js';
import { group, PHONE, scene, shot } from './kit.js';

const HOW_TO_PLAY = [
  ['en-GB', 'How to play'],
  ['fr-FR', 'Comment jouer'],
  ['ru-RU', 'Как играть'],
];

/** Goes through a text from figure to figure, until each is drawn. */
async function drawAll(page) {
  await page.locator('figure').first().waitFor();
  for (const figure of await page.locator('figure').all()) {
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('svg, .place, .tribe, table').first().waitFor({ state: 'attached' });
  }
  return page.locator('figure').count();
}

export function tests(games) {
  group('the rules', () => {
    for (const { key } of games) {
      scene(`of ${key} show what they say`, async (visit, site) => {
        for (const [locale, title] of HOW_TO_PLAY) {
          const page = await visit({ locale, ...(locale === 'fr-FR' ? { ...PHONE, dark: true } : {}) });
          await page.goto(site.at(`/rules/${key}`));
          await page.waitForSelector('article h2');
          assert.equal(await page.textContent('[role=tab][aria-selected=true]'), title);
          assert.ok((await drawAll(page)) >= 6);
          assert.equal(await page.getAttribute('article', 'lang'), locale.slice(0, 2));
          await page.locator('[role=tab][aria-selected=true]').press('ArrowRight');
          await page.waitForSelector('article .item[id]');
          assert.ok((await drawAll(page)) >= 10);
          assert.ok(
            await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
            'nothing sticks out',
          );
          await shot(page, `rules-${key}-${locale}`);
          assert.deepEqual(await faults(page, `${key}, ${locale}`), []);
        }
      });
    }

    scene('open at a rule, and lead from one to the other', async (visit, site) => {
      const page = await visit({ locale: 'ru-RU' });
      await page.goto(site.at('/rules/dokmus#D7.5'));
      await page.waitForSelector('.cited');
      assert.equal(await page.getAttribute('.cited', 'id'), 'D7.5');
      assert.match(await page.textContent('.cited'), /^D7\.5 Лес/);
      assert.ok(await page.locator('.cited').evaluate((rule) => rule.getBoundingClientRect().bottom < innerHeight));
      await page.locator('#D7\\.5 ~ .deep a[href="#D9.3"]').first().click();
      await page.waitForSelector('[id="D9.3"].cited');
      assert.ok(page.url().endsWith('/rules/dokmus#D9.3'));
      assert.equal(await page.locator('.example[open]').count(), 0);
      await page.locator('.example summary').first().click();
      assert.equal(await page.locator('.example[open]').count(), 1);
    });

    scene('are searched as one types', async (visit, site) => {
      const page = await visit({ locale: 'fr-FR' });
      await page.goto(site.at('/rules/dokmus#rules'));
      await page.waitForSelector('article .item[id]');
      await page.fill('[type=search]', 'foret');
      const told = () => page.textContent('[role=search] [role=status]');
      const [, first, all] = /(\d+) sur (\d+)/.exec(await told());
      assert.equal(first, '1');
      assert.ok(Number(all) > 20);
      assert.equal(await page.evaluate(() => CSS.highlights.get('rule-found').size), Number(all));
      await page.press('[type=search]', 'Shift+Enter');
      assert.match(await told(), new RegExp(`${all} sur ${all}`));
      const here = () => page.evaluate(() => [...CSS.highlights.get('rule-here')].map(String));
      assert.deepEqual(
        (await here()).map((text) => text.toLowerCase()),
        ['forêt'],
      );
      await page.press('[type=search]', 'Escape');
      assert.equal((await told()).trim(), '');
      await page.fill('[type=search]', 'xyzzy');
      assert.match(await told(), /Aucun résultat/);
    });

    scene('are printed whole and clean', async (visit, site) => {
      const page = await visit({ dark: true });
      await page.goto(site.at('/rules/tindaya#rules'));
      await page.waitForSelector('article .item[id]');
      const paper = await page.pdf({ format: 'A4' });
      assert.equal(paper.subarray(0, 5).toString(), '%PDF-');
      assert.equal(await page.locator('.example:not([open])').count(), 0, 'examples are unfolded');
      for (const figure of await page.locator('figure').all())
        assert.ok((await figure.locator('svg').count()) > 0, await figure.textContent());
      await page.emulateMedia({ media: 'print' });
      for (const hidden of ['#app > header', '[role=search]', '[role=tablist]', '[data-print]'])
        assert.equal(await page.locator(hidden).first().isVisible(), false, hidden);
      assert.ok(await page.locator('article[lang]').isVisible());
    });

    for (const { key } of games)
      scene(`tell how to play ${key} on two sheets of paper`, async (visit, site) => {
        for (const [locale] of HOW_TO_PLAY) {
          const page = await visit({ locale });
          await page.goto(site.at(`/rules/${key}`));
          await page.waitForSelector('article h2');
          await drawAll(page);
          const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
          const sheets = paper.match(/\/Type\s*\/Page\b/g)?.length;
          assert.ok(sheets === 1 || sheets === 2, `${locale}: ${sheets} sheets`);
        }
      });

    scene('are opened from the table: how to play, or the rule of the question', async (visit, site) => {
      const page = await visit({ locale: 'fr-FR' });
      const [game] = games;
      await hands.begun(page, site, game);
      await page.click('[data-tool=rules]');
      await page.waitForSelector('dialog figure');
      assert.equal(await page.textContent('dialog [aria-selected=true]'), 'Comment jouer');
      await page.click('dialog [data-close]');
      await page.click('[data-tool=help]');
      await page.click('dialog [data-asked]');
      await page.waitForSelector('dialog .cited');
      assert.equal(await page.textContent('dialog [aria-selected=true]'), 'Règles');
      assert.equal(await page.getAttribute('dialog article', 'lang'), 'fr');
    });
  });
}
