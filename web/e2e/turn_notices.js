// That it is my turn is told by title, sound and the browser; what moves on the screen can be made to stand still.
import assert from 'node:assert/strict';
import * as hands from './hands.js';
import { group, scene } from './kit.js';

/** Writes down notes that are played and notifications that are shown; whether one looks is for the test to say. */
function eavesdrop() {
  globalThis.heard = { notes: 0, told: [] };
  globalThis.looksAway = false;
  Object.defineProperty(document, 'visibilityState', { get: () => (globalThis.looksAway ? 'hidden' : 'visible') });
  const oscillator = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    globalThis.heard.notes += 1;
    return oscillator.call(this);
  };
  globalThis.Notification = class extends Notification {
    constructor(title, options) {
      super(title, options);
      globalThis.heard.told.push(`${title}: ${options.body}`);
    }
  };
}

const heard = (page) => page.evaluate(() => globalThis.heard);

/** A table of two; whoever has the first turn is told apart from the one who waits. */
async function pair(visit, site, game, options) {
  const [ann, ben] = [await visit(options), await visit(options)];
  for (const page of [ann, ben]) await page.addInitScript(eavesdrop);
  await hands.together(ann, ben, site, game);
  await Promise.race([hands.awaitTurn(ann), hands.awaitTurn(ben)]);
  return (await ann.$('.ask.yours')) ? [ann, ben] : [ben, ann];
}

/** Plays until it is the other's turn, and that has been told. */
async function pass(page, other) {
  const random = hands.luck(13);
  for (let k = 0; k < 60 && !(await other.$('.ask.yours')); k += 1) {
    await hands.click(page, random);
    await Promise.race([hands.awaitTurn(page), hands.awaitTurn(other)]);
  }
  await other.waitForFunction(() => document.title.startsWith('● Your turn'));
}

export function tests(game) {
  group('notices', () => {
    scene('the title says whose turn it is', async (visit, site) => {
      const [first, second] = await pair(visit, site, game);
      await first.waitForFunction(() => document.title.startsWith('● Your turn'));
      await second.waitForFunction(() => !document.title.includes('Your turn'));
      await pass(first, second);
      await first.waitForFunction(() => !document.title.includes('Your turn'));
    });

    scene('two notes sound when it is my turn, unless sound is off', async (visit, site) => {
      const [first, second] = await pair(visit, site, game);
      await second.mouse.click(3, 400);
      const arrival = (await heard(second)).notes; // whoever made the table has heard that the other came
      await pass(first, second);
      assert.equal((await heard(second)).notes, arrival + 2);
      await first.click('header [aria-controls=settings]');
      await first.getByLabel('Sound').uncheck();
      await first.keyboard.press('Escape');
      const before = (await heard(first)).notes;
      await pass(second, first);
      assert.equal((await heard(first)).notes, before);
    });

    scene('the browser tells who looks elsewhere, if it may', async (visit, site) => {
      const [first, second] = await pair(visit, site, game, { permissions: ['notifications'] });
      await second.evaluate(() => (globalThis.looksAway = true));
      await pass(first, second);
      assert.deepEqual((await heard(second)).told, ['Your turn: Dokmus']);
      await pass(second, first);
      assert.deepEqual((await heard(first)).told, [], 'who looks at the table needs no telling');
    });

    for (const permission of ['denied', 'default']) {
      scene(`the browser stays silent where its permission is ${permission}`, async (visit, site) => {
        const [first, second] = await pair(visit, site, game);
        if (permission === 'denied') await deny(second, site);
        assert.equal(await second.evaluate(() => Notification.permission), permission);
        await second.evaluate(() => (globalThis.looksAway = true));
        await pass(first, second);
        assert.deepEqual((await heard(second)).told, []);
        await second.click('header [aria-controls=settings]');
        assert.equal(
          (await second.$$('#settings button')).length,
          permission === 'default' ? 1 : 0,
          'one can be asked once',
        );
      });
    }
  });
}

async function deny(page, site) {
  const wire = await page.context().newCDPSession(page);
  const { targetInfo } = await wire.send('Target.getTargetInfo');
  const browser = await page.context().browser().newBrowserCDPSession();
  await browser.send('Browser.setPermission', {
    permission: { name: 'notifications' },
    setting: 'denied',
    origin: site.url,
    browserContextId: targetInfo.browserContextId,
  });
}

/** Whether something was seen moving on the board while somebody played. */
async function moving(page) {
  const random = hands.luck(17);
  for (let k = 0; k < 30; k += 1) {
    await hands.awaitTurn(page);
    if (await hands.isOver(page)) break;
    await hands.click(page, random);
    if (await page.evaluate(() => document.getAnimations().some(({ effect }) => effect?.target?.closest('.board'))))
      return true;
  }
  return false;
}

export function motion(game) {
  group(`${game.key}, motion`, () => {
    const table = async (page, site) => {
      await hands.setUp(page, site, game, hands.against(game));
      return page;
    };

    scene('pieces move smoothly', async (visit, site) => {
      assert.equal(await moving(await table(await visit({ calm: false }), site)), true);
    });

    scene('they stand still where that is set', async (visit, site) => {
      const page = await visit({ calm: false });
      await page.goto(site.url);
      await page.click('header [aria-controls=settings]');
      await page.getByLabel('Smooth movement').uncheck();
      assert.equal(await moving(await table(page, site)), false);
    });

    scene('they stand still where the reader asked for less motion', async (visit, site) => {
      assert.equal(await moving(await table(await visit(), site)), false);
    });
  });
}
