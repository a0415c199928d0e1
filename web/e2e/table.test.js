// What a table offers besides moves: undo, looking back, why not, hints, chat; and what it survives.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { games } from './games.js';
import * as hands from './hands.js';
import { House, launch, shot, visitor } from './kit.js';

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

const asked = (page) => page.textContent('.ask .question');
const logged = (page) => page.$$eval('.panel ol li', (lines) => lines.map((line) => line.textContent.replaceAll(/\s+/g, ' ').trim()));

/** A table against computers, a few clicks into the game. */
async function begun(key, players, clicks, options) {
  const page = await visitor(browser, options);
  await hands.setUp(page, house.url, key, ['me', ...Array(players - 1).fill('bot')]);
  await hands.playByMouse(page, { seed: 21, clicks });
  await hands.awaitTurn(page);
  return page;
}

/** Plays until the last move can be undone. */
async function untilUndo(page) {
  const random = hands.luck(31);
  for (let k = 0; k < 120; k += 1) {
    await hands.awaitTurn(page);
    if (await page.$('[data-tool=undo]:text-is("Undo"):not([disabled])')) return;
    await hands.click(page, random);
    await page.waitForTimeout(120);
  }
  assert.fail('nothing could be undone');
}

for (const { key, players } of games) {
  describe(key, () => {
    it('undoes the last move', async () => {
      const page = await begun(key, players, 6);
      await untilUndo(page);
      const before = await hands.ply(page);
      await page.click('[data-tool=undo]');
      await page.waitForFunction((ply) => Number(document.querySelector('.scrub input').max) === ply - 1, before);
      await page.context().close();
    });

    it('shows every earlier position and comes back', async () => {
      const page = await begun(key, players, 12);
      const now = await asked(page);
      await page.focus('.scrub input');
      await page.keyboard.press('Home');
      await page.waitForSelector('[data-tool=now]');
      assert.equal(await page.$('[data-can]'), null, 'nothing can be chosen in the past');
      await shot(page, `${key}-past`);
      await page.click('[data-tool=auto]');
      await page.waitForFunction(() => Number(document.querySelector('.scrub input').value) >= 2);
      await page.click('[data-tool=now]');
      await page.waitForSelector('[data-tool=now]', { state: 'detached' });
      assert.equal(await asked(page), now);
      await page.context().close();
    });

    it('explains why something is not allowed and opens the rule', async () => {
      const page = await begun(key, players, 0);
      const refused = await page.$('[role=gridcell]:not([data-can])');
      await refused.scrollIntoViewIfNeeded();
      const box = await refused.boundingBox();
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForSelector('.refusal [data-rule]');
      await shot(page, `${key}-why-not`);
      const rule = await page.getAttribute('.refusal [data-rule]', 'data-rule');
      await page.click('.refusal [data-rule]');
      await page.waitForSelector('dialog[open] .cited');
      const cited = await page.getAttribute('dialog[open] .cited', 'id');
      assert.ok(rule.startsWith(cited), `${rule} is shown at ${cited}`);
      await shot(page, `${key}-rule`);
      await page.context().close();
    });

    it('gives a hint that can be followed', async () => {
      const page = await begun(key, players, 0);
      const before = await hands.ply(page);
      await page.click('[data-tool=hint]');
      await page.click('.hint .button');
      const confirm = await page.$('[data-confirm]');
      if (confirm) await confirm.click();
      await page.waitForFunction((ply) => Number(document.querySelector('.scrub input').max) > ply, before);
      await page.context().close();
    });

    it('survives a reload in mid-turn', async () => {
      const page = await begun(key, players, 12);
      const [question, log] = [await asked(page), await logged(page)];
      await page.reload();
      await hands.awaitTurn(page);
      assert.equal(await asked(page), question);
      assert.deepEqual(await logged(page), log);
      await page.context().close();
    });

    it('keeps a click while the server is away and plays it once', async () => {
      const page = await begun(key, players, 0);
      const before = await hands.ply(page);
      await house.stop();
      await page.waitForSelector('.away');
      await shot(page, `${key}-away`);
      const random = hands.luck(77);
      for (let k = 0; k < 20 && !(await page.$('.ask .note')); k += 1) await hands.click(page, random);
      await page.waitForSelector('.ask .note');
      await house.start();
      await page.waitForSelector('.away', { state: 'detached', timeout: 30_000 });
      await page.waitForFunction((ply) => Number(document.querySelector('.scrub input').max) > ply, before);
      const mine = (await logged(page)).filter((line) => line.startsWith('You'));
      assert.equal(mine.length, 1);
      await page.context().close();
    });
  });
}

describe('the table', () => {
  const [{ key, players }] = games;

  it('carries a conversation', async () => {
    const [ann, ben] = [await visitor(browser), await visitor(browser)];
    await hands.setUp(ann, house.url, key, ['me', ...Array(players - 2).fill('bot'), 'link']);
    await shot(ann, 'waiting');
    await ben.goto(await ann.inputValue(`#link-${players - 1}`));
    await ben.waitForSelector('[data-join]');
    await shot(ben, 'join');
    await ben.click('[data-join]');
    await ann.click('[data-start]:not([disabled])');
    await Promise.all([ann.click('#tab-chat'), ben.click('#tab-chat')]);
    await ann.fill('#say', 'Good luck & <b>have fun</b>');
    await ann.press('#say', 'Enter');
    await ben.waitForSelector('text=Good luck & <b>have fun</b>');
    await Promise.all([ann.context().close(), ben.context().close()]);
  });

  it('lists my tables, and says when there is none', async () => {
    const page = await begun(key, players, 0);
    const address = page.url();
    await page.click('.brand');
    await page.click('section:has(#mine) a.table');
    await page.waitForURL(address);
    await page.goto(`${house.url}/table/nowhere`);
    await page.waitForSelector('text=There is no such table');
    await page.context().close();
  });

  it('lets the record be downloaded', async () => {
    const page = await begun(key, players, 0);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('a[download]')]);
    assert.match(download.suggestedFilename(), /\.jsonl$/);
    await page.context().close();
  });

  it('confirms every move where that is wanted', async () => {
    const page = await begun(key, players, 0);
    await page.click('header [aria-controls=settings]');
    await page.click('text=Confirm every move');
    await page.keyboard.press('Escape');
    const before = await hands.ply(page);
    const random = hands.luck(5);
    for (let k = 0; k < 5 && !(await page.$('[data-confirm]')); k += 1) await hands.click(page, random);
    await page.waitForSelector('[data-confirm]');
    assert.equal(await hands.ply(page), before);
    await page.click('[data-confirm]');
    await page.waitForFunction((ply) => Number(document.querySelector('.scrub input').max) > ply, before);
    await page.context().close();
  });
});
