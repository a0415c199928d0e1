// What only Tindaya has: danger zones, gods and tribes beside the map, defeats foretold, banners, offerings, the campaign.
import assert from 'node:assert/strict';
import * as hands from './hands.js';
import { group, LAPTOP, PHONE, PROJECTOR, scene, shot } from './kit.js';

const solo = { key: 'tindaya', players: 1, options: {} };
const SCREENS = { laptop: LAPTOP, phone: PHONE };

/** A test on a laptop and on a phone. */
function onBoth(name, play) {
  for (const [screen, options] of Object.entries(SCREENS))
    scene(`${name}, on a ${screen}`, async (visit, site) => play(await visit(options), site, screen));
}

/** The same for readers who want to follow: the pages of a story wait for them. */
function onStory(name, play) {
  for (const [screen, options] of Object.entries(SCREENS))
    scene(`${name}, on a ${screen}`, async (visit, site) =>
      play(await visit({ ...options, pace: 'calm' }), site, screen),
    );
}

/** What the server says to whoever sits at this page. */
function ask(page, path, body) {
  return page.evaluate(
    async ([address, sent]) => {
      const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) };
      const answer = await fetch(`/api${address}`, sent === null ? {} : json);
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    [path, body ?? null],
  );
}

/** A table at which one person has all seats; nobody looks at it yet. */
async function alone(page, site, seats, options) {
  await page.goto(`${site.url}/healthz`); // A plain page: nobody else introduces this guest.
  await ask(page, '/me', { name: 'Tihuya' });
  const { id } = await ask(page, '/tables', {
    game: 'tindaya',
    seats: Array(seats).fill({ who: 'me' }),
    options,
    clock: { kind: 'none' },
    start: true,
  });
  return id;
}

async function state(page, table) {
  const { turn, status } = await ask(page, `/tables/${table}/state`);
  return status === 'over' ? { over: true } : ask(page, `/tables/${table}/state?seat=${turn}`);
}

const move = (page, table, { eyes, ply }, text) => ask(page, `/tables/${table}/moves`, { seat: eyes, move: text, ply });

/** Plays by `choose` until a state satisfies `until`; the answer is that state. */
async function drive(page, table, choose, until) {
  for (let k = 0; k < 400; k += 1) {
    const seen = await state(page, table);
    if (seen.over || until(seen)) return seen;
    await move(page, table, seen, choose(seen));
  }
  assert.fail('it never came to that');
}

const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** The hexes of an island, by the land moves from one of them. */
function ways({ board }, start) {
  const land = new Set([...Object.values(board.terrain).flat(), ...Object.values(board.volcanoes)]);
  const found = new Map([[start, 0]]);
  for (const [place, far] of found) {
    const [q, r] = place.split(',').map(Number);
    for (const [dq, dr] of STEPS) {
      const other = `${q + dq},${r + dr}`;
      if (land.has(other) && !found.has(other)) found.set(other, far + 1);
    }
  }
  return found;
}

const to = (text) => text.split(' ')[2];
const fortsOf = ({ view }) => Object.keys(view.map).filter((place) => view.map[place].building === 'fort');
const assault = (seen) =>
  seen.legal.find((text) => text.startsWith('walk ') && text.endsWith(' 1n0v') && fortsOf(seen).includes(to(text)));

/** A building for every island; then a noble alone goes to the fort, and everybody else does nothing. */
function towardsTheFort(seen) {
  const { view, legal } = seen;
  const built = Object.keys(view.map).filter((place) => view.map[place].building);
  if (legal[0].startsWith('found'))
    return legal.find((text) => !built.some((place) => ways(view, to(text)).has(place)));
  const [fort] = fortsOf(seen);
  const far = fort ? ways(view, fort) : new Map();
  const walks = legal.filter((text) => text.startsWith('walk ') && text.endsWith(' 1n0v') && far.has(to(text)));
  const [nearest] = walks.sort((one, other) => far.get(to(one)) - far.get(to(other)));
  return nearest ?? legal.find((text) => ['explore cube', 'done', 'end', 'pass'].includes(text)) ?? legal[0];
}

/** Somebody goes to sea. */
const aboard = ({ legal }) =>
  ['launch', 'embark', 'explore'].map((verb) => legal.find((text) => text.startsWith(verb))).find((text) => text) ??
  legal[0];

/** Does as little as possible. */
const idly = ({ legal }) => ['pass', 'end', 'stop', 'done', 'decline'].find((text) => legal.includes(text)) ?? legal[0];

/** A click on a place, whatever lies around it. */
async function press(page, place) {
  await page.waitForSelector(place, { state: 'attached' });
  await page.$eval(place, (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true })));
}

/** Chooses a move word by word: its places on the map, what is left by a button. */
async function choose(page, text) {
  const [, from, end, folk] = text.split(' ');
  for (const hex of [from, end]) await press(page, `[data-hex="${hex}"]`);
  // In one step: where a single move is left, its button gives way as soon as the server has answered.
  await page.evaluate(
    (choices) =>
      choices
        .map((choice) => document.querySelector(`[data-choice="${choice}"]`))
        .find((button) => button)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    [text, folk],
  );
}

async function open(page, site, table) {
  await page.goto(`${site.url}/table/${table}`);
  await hands.awaitTurn(page);
}

/** Places that can be chosen on the map but lie under something else. */
const covered = (page) =>
  page.$$eval('[data-hex][data-can]', (places) =>
    places.flatMap((place) => {
      place.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = place.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === place ? [] : [place.dataset.hex];
    }),
  );

/** What is told of an event: beside the map, or in the line below it. */
const told = { laptop: '.story p', phone: '.hover' };

export function tests() {
  group('tindaya alone', () => {
    scene('shows the danger zones of the events ahead on demand', async (visit, site) => {
      const page = await visit({ ...PROJECTOR, dark: true });
      await hands.setUp(page, site, solo, ['me']);
      const random = hands.luck(1);
      for (let k = 0; k < 60 && !(await page.$('.zones')); k += 1) {
        await hands.awaitTurn(page);
        await hands.click(page, random);
      }
      assert.equal((await page.$$('.zone')).length, 0);
      await page.click('.zones');
      assert.ok((await page.$$('.zone')).length > 3);
      await shot(page, 'tindaya-danger');
      await page.click('.zones');
      assert.equal((await page.$$('.zone')).length, 0);
    });

    scene('has everything below the map on a phone', async (visit, site) => {
      const page = await visit(PHONE);
      await hands.setUp(page, site, solo, ['me']);
      await page.waitForSelector('.below .mountain');
    });

    scene('hides variants that mean nothing', async (visit, site) => {
      const page = await visit();
      await page.goto(site.url);
      await page.click('[data-setup=tindaya]');
      const offered = () => page.$$eval('[data-option]', (options) => options.map((option) => option.dataset.option));
      await page.click('dialog[open] .players label:has-text("1")');
      const alike = ['campaign', 'level', 'layout', 'dowry', 'opt_stationary_actions'];
      assert.deepEqual(await offered(), alike, 'T31.6: alone one may pay a dowry');
      await page.click('dialog[open] .players label:has-text("2")');
      await page.selectOption('[data-option=mode]', '"domination"');
      assert.ok((await offered()).includes('traitor'));
      await page.click('dialog[open] .players label:has-text("1")');
      assert.deepEqual(await offered(), alike);
      await page.selectOption('[data-option=campaign]', '"game_3"');
      assert.deepEqual(await offered(), ['campaign', 'opt_campaign3_objectives']);
    });

    scene('T33: a game of the campaign that was lost is offered again', async (visit, site) => {
      const page = await visit();
      const table = await alone(page, site, 1, { campaign: 'game_1' });
      await drive(page, table, idly, () => false);
      await page.goto(`${site.url}/table/${table}`);
      await page.waitForSelector('dialog[open] .campaign');
      assert.match(await page.textContent('.campaign'), /is lost/);
      assert.ok(await page.$('[data-again].primary'));
      await shot(page, 'tindaya-campaign-lost');
      await page.goto(site.url);
      await page.waitForSelector('text=starts with game 1 of 4');
      await page.goto(`${site.url}/table/${table}`);
      await page.click('[data-onward]');
      await page.waitForURL((address) => !address.pathname.endsWith(table));
      await page.goto(site.url);
      await page.waitForSelector('text=starts with game 2 of 4');
    });
  });

  group('tindaya, on every screen', () => {
    scene('shows the map large, the own tribe, and nothing cut off', async (visit, site) => {
      const page = await visit();
      const faults = [];
      for (const layout of ['tall', 'compact', 'wide']) {
        const table = await alone(page, site, 1, { layout });
        for (const [width, height] of [
          [1024, 700],
          [1366, 650],
          [1366, 768],
          [1920, 1080],
          [360, 740],
        ]) {
          await page.setViewportSize({ width, height });
          await open(page, site, table);
          await page.waitForSelector('.tribe .counts');
          const seen = await page.evaluate(() => {
            const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
            const [map, tribe, stock, sheets, room] = ['.map', '.tribe', '.tribe ul', '.sheets', '.board .room'].map(
              box,
            );
            const cut = [
              ...document.querySelectorAll('.sheets, .under, .below, .tribe li, .cave, .counts, .god'),
            ].filter((part) => part.scrollWidth > part.clientWidth + 1);
            return {
              map,
              tribe,
              stock,
              sheets,
              room,
              cut: cut.map(({ className, textContent }) => `${className} ${textContent.trim()}`),
              wide: document.documentElement.scrollWidth,
            };
          });
          const name = `${layout} ${width}×${height}`;
          if (seen.cut.length || seen.wide > width) faults.push(`${name}: cut off: ${seen.cut.join('; ')}`);
          if (seen.map.width < 335) faults.push(`${name}: the map is ${seen.map.width} wide`);
          if (seen.sheets && seen.sheets.bottom - seen.tribe.top < 140)
            faults.push(`${name}: ${seen.sheets.bottom - seen.tribe.top} of the own tribe can be seen`);
          if (seen.sheets && seen.map.bottom > seen.room.bottom + 1) faults.push(`${name}: the map is cut off`);
          if (!seen.sheets && seen.tribe.top - seen.map.bottom > 160)
            faults.push(`${name}: the own tribe is ${seen.tribe.top - seen.map.bottom} below the map`);
          await shot(page, `tindaya-${layout}-${width}x${height}`);
        }
      }
      assert.deepEqual(faults, []);
    });

    onBoth('T16: says what the end of the era will ask, and marks what is missing', async (page, site, screen) => {
      const table = await alone(page, site, 2, { campaign: 'game_1' });
      await drive(page, table, idly, ({ legal }) => legal.includes('pass'));
      await open(page, site, table);
      const line = page.locator('[data-goals] > button');
      assert.match(await line.innerText(), /! [12]/);
      assert.match(await line.textContent(), /Not provided for yet: [12]\./);
      if (screen === 'phone') await line.click();
      const food = page.locator('[data-goal=food]');
      assert.match(await food.textContent(), /rations for the villagers.*\d of \d, not yet/s);
      await food.locator('button').click();
      await page.waitForSelector('[data-goal=food] .how');
      await shot(page, `tindaya-needs-${screen}`);
    });

    scene('shows on a phone what sailing means before it is done', async (visit, site) => {
      const page = await visit(PHONE);
      const table = await alone(page, site, 1, { campaign: 'game_1' });
      const afloat = ({ legal }) => legal.length > 1 && legal[0].startsWith('sail ');
      const seen = await drive(page, table, aboard, afloat);
      await open(page, site, table);
      const tap = async () => {
        const { x, y, width, height } = await page.locator('[data-hex][data-can]').first().boundingBox();
        await page.touchscreen.tap(x + width / 2, y + height / 2);
      };
      await tap();
      await page.waitForSelector('.board .chosen');
      assert.equal(await hands.ply(page), seen.ply, 'the first tap asks');
      await tap();
      await hands.played(page, seen.ply);
    });

    onBoth('tells a certain defeat before it happens', async (page, site, screen) => {
      const table = await alone(page, site, 4, { campaign: 'game_1' });
      const seen = await drive(page, table, towardsTheFort, assault);
      await open(page, site, table);
      await choose(page, assault(seen));
      await page.waitForSelector('.doubt.warned');
      assert.match(
        await page.textContent('.doubt'),
        /Certain defeat: 2 conquistadors against one native .*Your native dies/,
      );
      await shot(page, `tindaya-defeat-${screen}`);
      assert.equal(await hands.ply(page), seen.ply);
      await press(page, '.doubt ~ .button:not([data-confirm])');
      assert.equal(await page.$('.doubt'), null);
      assert.equal(await hands.ply(page), seen.ply, 'nothing was played');
      await choose(page, assault(seen));
      await page.waitForSelector('.doubt.warned');
      await press(page, '[data-confirm]');
      await hands.played(page, seen.ply);
    });

    for (const [screen, options] of Object.entries(SCREENS)) {
      scene(`says why a move cannot simply be taken back, on a ${screen}`, async (visit, site) => {
        const [ann, ben] = [await visit(options), await visit(options)];
        await hands.together(ann, ben, site, { key: 'tindaya', players: 2, options: {} });
        const first = await Promise.race([ann, ben].map((page) => page.waitForSelector('[data-can]').then(() => page)));
        for (let k = 0; k < 4 && (await hands.ply(first)) === 0; k += 1) await hands.click(first, hands.luck(k), 0);
        await hands.played(first, 0);
        await first.waitForFunction(() => document.querySelector('[data-tool=take-back]')?.title);
        assert.match(await first.getAttribute('[data-tool=take-back]', 'title'), /^(Chance fell|Others have decided)/);
        await first.click('[data-tool=take-back]');
        await first.waitForSelector('.notice >> text=must agree');
        await shot(first, `tindaya-take-back-${screen}`);
      });
    }

    onBoth('keeps a hex that was chosen before the verb, and says whose turn it is', async (page, site) => {
      const table = await alone(page, site, 4, { campaign: 'game_1' });
      const both = ({ legal }) => {
        const ways = (from, verb = '(walk|embark)') =>
          legal.filter((text) => new RegExp(`^${verb} ${from} `).test(text)).length;
        const starts = legal.map((text) => text.split(' ')[1]);
        return starts.find((from) => ways(from) > 6 && ways(from, 'walk') && ways(from, 'embark')); // Few moves get a button each.
      };
      const seen = await drive(page, table, towardsTheFort, both);
      await open(page, site, table);
      assert.match(await page.textContent('.ask strong'), new RegExp(`^Player ${seen.eyes + 1}: your turn$`));
      const from = both(seen);
      await press(page, `[data-hex="${from}"]`);
      await press(page, '[data-choice=walk]');
      const ends = new Set(seen.legal.filter((text) => text.startsWith(`walk ${from} `)).map(to));
      const lit = await page.$$eval('[data-hex][data-can]', (places) => places.map((place) => place.dataset.hex));
      assert.deepEqual(lit.sort(), [...ends].sort());
    });

    onBoth('T24.8: has a label for every gift, and a way out of an offering', async (page, site, screen) => {
      const table = await alone(page, site, 4, { campaign: 'game_1' });
      const seen = await drive(page, table, idly, ({ legal }) => legal.includes('devotion'));
      await move(page, table, seen, 'devotion');
      await open(page, site, table);
      for (const first of ['acoran', 'moneiba']) {
        if (!(await page.$(`[data-choice="${first}"]`))) continue;
        await press(page, `[data-choice="${first}"]`);
        break;
      }
      await page.click('.aid');
      const labels = await page.$$eval('dialog[open] li', (lines) => lines.map((line) => line.textContent.trim()));
      assert.ok(labels.length > 1);
      assert.equal(new Set(labels).size, labels.length, labels.join(' | '));
      await page.keyboard.press('Escape');
      const leave = await page.waitForSelector('[data-leave]', { timeout: 2000 }).catch(() => null);
      if (!leave) await press(page, '[data-back]');
      await shot(page, `tindaya-devotion-${screen}`);
      await press(page, '[data-leave]');
      await page.waitForSelector('[data-question=turn]');
    });

    onBoth('says what an icon is, in plain words', async (page, site, screen) => {
      const table = await alone(page, site, 1, {});
      await open(page, site, table);
      for (const [icon, words] of [
        ['[data-piece=figs]', /^Figs[^]*One unit feeds/],
        ['.counts .well:nth-child(3)', /^Cube[^]*comes back/],
        ['.mountain .place', /^Place for an offering/],
      ]) {
        await press(page, icon);
        await page.waitForSelector('.explained');
        assert.match((await page.textContent('.explained')).trim(), words);
        assert.equal(await page.$('[role=alert].refusal'), null);
      }
      await shot(page, `tindaya-icon-${screen}`);
    });

    onStory('tells the end of an era step by step, by keyboard', async (page, site, screen) => {
      const table = await alone(page, site, 1, {});
      const last = await drive(page, table, idly, ({ legal }) => legal.includes('pass'));
      await open(page, site, table);
      await move(page, table, last, 'pass');
      await page.waitForSelector('.story[data-step]');
      await page.waitForTimeout(300);
      const seen = new Set();
      for (let k = 0; k < 20; k += 1) {
        const step = await page.$eval('.story', (story) => story.dataset.step);
        seen.add(step);
        assert.ok((await page.textContent('.story .told')).trim());
        if (k < 3 || step === 'struck') await shot(page, `tindaya-era-end-${k}-${screen}`);
        if (!(await page.$('[data-story=next]'))) break;
        const before = await page.textContent('.story .number');
        await page.focus('[data-story=next]');
        await page.keyboard.press('Enter');
        await page.waitForFunction((old) => document.querySelector('.story .number')?.textContent !== old, before);
      }
      assert.ok(seen.has('births') || seen.has('food'), [...seen].join());
      await page.focus('[data-story=skip]');
      await page.keyboard.press('Enter');
      await page.waitForSelector('.story', { state: 'detached' });
    });

    onStory('tells the last era to its end before the result is shown', async (page, site, screen) => {
      const table = await alone(page, site, 2, { campaign: 'game_1' });
      const last = await drive(page, table, idly, ({ legal }) => legal.includes('pass'));
      await open(page, site, table);
      await move(page, table, last, 'pass');
      await drive(page, table, idly, ({ over }) => over);
      await page.waitForSelector('.story[data-step]');
      await page.waitForTimeout(3000);
      assert.equal(await page.$('dialog[open]'), null);
      await shot(page, `tindaya-last-story-${screen}`);
      await page.focus('[data-story=skip]');
      await page.keyboard.press('Enter');
      await page.waitForSelector('dialog[open] #end-title');
    });

    onBoth('tells of an era without covering a choice, and falls silent', async (page, site, screen) => {
      const table = await alone(page, site, 1, {});
      const last = await drive(page, table, idly, ({ question }) => question.name === 'first-fort');
      await open(page, site, table);
      await move(page, table, last, last.legal[0]);
      await page.waitForFunction(
        (selector) => /Era 1 begins/.test(document.querySelector(selector)?.textContent),
        told[screen],
      );
      await hands.awaitTurn(page);
      await shot(page, `tindaya-story-${screen}`);
      const seen = await state(page, table);
      assert.deepEqual(await covered(page), []);
      await move(page, table, seen, seen.legal.find((text) => text.startsWith('explore')) ?? idly(seen));
      await page.waitForFunction((selector) => !document.querySelector(selector)?.textContent, told[screen], {
        timeout: 4000,
      });
      assert.deepEqual(await covered(page), []);
      await page.focus('.scrub input');
      await page.keyboard.press('ArrowLeft');
      await page.waitForSelector('[data-tool=now]');
      await page.keyboard.press('ArrowLeft');
      assert.equal(await page.$('.story'), null);
    });
  });
}
