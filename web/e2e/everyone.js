// For everyone: three languages, phone to projector, light and dark, and no fault that axe can find.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as hands from './hands.js';
import { group, LAPTOP, PHONE, PROJECTOR, scene, shot } from './kit.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it is, and whether something sticks out of it. */
export async function faults(page, where) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(
    async (rules) => (await globalThis.axe.run(document, { runOnly: rules, resultTypes: ['violations'] })).violations,
    RULES,
  );
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${where}: ${id}: ${help} (${nodes
        .slice(0, 3)
        .map((node) => node.target.join(' '))
        .join(' | ')})`,
  );
  // `innerWidth` of a phone grows with what sticks out.
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - Math.ceil(visualViewport.width * visualViewport.scale),
  );
  return sideways > 0 ? [...found, `${where}: something sticks out by ${sideways} px`] : found;
}

/** Places that can be chosen and are under something else, also when they are brought to the middle of the screen. */
const covered = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-can]')]
      .filter((place) => place.getClientRects().length)
      .flatMap((place) => {
        place.scrollIntoView({ block: 'center', inline: 'center' });
        const { x, y, width, height } = place.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top?.closest('[data-can], .hit')
          ? []
          : [`${place.getAttribute('aria-label')} is covered by ${top?.outerHTML.slice(0, 80)}`];
      }),
  );

/** Looks at a page on laptop and projector, and at the same address with the same person on a phone; each in light and dark. */
export async function looks(page, visit) {
  const phone = await visit({ ...PHONE, storageState: await page.context().storageState() });
  await phone.goto(page.url());
  await phone.waitForSelector('main:not([aria-busy])');
  return async (name) => {
    await hands.abreast(phone, page);
    const found = await covered(phone);
    await phone.evaluate(() => scrollTo(0, 0));
    for (const [device, on, size] of [
      ['phone', phone, PHONE],
      ['projector', page, PROJECTOR],
      ['laptop', page, LAPTOP],
    ]) {
      await on.setViewportSize(size.viewport);
      for (const colorScheme of ['dark', 'light']) {
        await on.emulateMedia({ colorScheme });
        await shot(on, `${name}-${device}-${colorScheme}`);
        found.push(...(await faults(on, `${name}, ${device}, ${colorScheme}`)));
      }
    }
    return found;
  };
}

/** Every screen that is not a game. */
export function screens(games) {
  group('screens', () => {
    scene('home has no fault', async (visit, site) => {
      const page = await visit();
      await page.goto(site.url);
      await page.waitForSelector('[data-play]');
      const around = await looks(page, visit);
      assert.deepEqual(await around('home'), []);
    });

    /** A screen by day on a laptop and by night on a phone. */
    const twice = (name, path, open) =>
      scene(`${name} has no fault`, async (visit, site) => {
        for (const [look, options] of [
          ['laptop', {}],
          ['phone-dark', { ...PHONE, dark: true }],
        ]) {
          const page = await visit(options);
          await page.goto(site.url + path);
          await open(page);
          await shot(page, `${name}-${look}`);
          assert.deepEqual(await faults(page, look), []);
        }
      });

    twice('settings', '/', (page) => page.click('header [aria-controls=settings]'));
    for (const { key } of games) {
      twice(`set-up-${key}`, '/', async (page) => {
        await page.click(`[data-setup="${key}"]`);
        await page.waitForSelector('dialog[open]');
      });
      twice(`rules-${key}`, `/rules/${key}`, (page) => page.waitForSelector('article h2'));
    }

    scene('waiting for others and joining them have no fault', async (visit, site) => {
      const [ann, ben] = [await visit(), await visit(PHONE)];
      const [game] = games;
      await hands.setUp(ann, site, game, [...hands.against(game, game.players - 2), 'link']);
      await ben.goto(await ann.inputValue(`#link-${game.players - 1}`));
      await ben.waitForSelector('[data-join]');
      for (const [page, name] of [
        [ann, 'waiting'],
        [ben, 'join'],
      ]) {
        await shot(page, name);
        assert.deepEqual(await faults(page, name), []);
      }
    });
  });
}

const TURN = [
  ['en-GB', 'Your turn'],
  ['fr-FR', 'À vous de jouer'],
  ['ru-RU', 'Ваш ход'],
];
/** The families of messages whose ids are made while playing: an id on the screen is a message that is missing. */
const BARE =
  /^(move|do|word|event|question|refusal|terrain|line|end|ending|setup|table|option|kind|town|phase|resource|building|trade|invention|idol|market|objective|god|tribe|anger|mission|common|disaster|ship|dokmus|elfenland|tindaya)-/;

export function languages(game) {
  group(`${game.key}, languages`, () => {
    for (const [locale, phrase] of TURN) {
      scene(`speaks ${locale} because the browser does`, async (visit, site) => {
        const page = await visit({ locale });
        await hands.setUp(page, site, game, hands.against(game));
        await page.waitForSelector(`.ask strong:text-is("${phrase}")`, { timeout: 60_000 });
        await hands.playByMouse(page, { seed: 51, clicks: 15 });
        assert.equal(await page.getAttribute('html', 'lang'), locale.slice(0, 2));
        const bare = await page.evaluate(
          () => document.body.innerText.match(/\b(?:[a-z]+-)+[a-z0-9]+\b(?= |$|\n)/g) ?? [],
        );
        assert.deepEqual(
          bare.filter((word) => BARE.test(word)),
          [],
        );
        await shot(page, `${game.key}-${locale.slice(0, 2)}`);
      });
    }

    scene('changes the language in the middle of a game', async (visit, site) => {
      const page = await visit();
      await hands.setUp(page, site, game, hands.against(game));
      await page.waitForSelector('.ask strong');
      await page.selectOption('#language', 'ru');
      await page.waitForSelector('text=Журнал');
      await page.reload();
      await page.waitForSelector('text=Журнал');
    });
  });
}
