// Who I am: a name, an account by password, recovery code or passkey, another device, going for good; and the campaign's next game.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { House, launch, shot, visitor } from './kit.js';

let house;
let browser;
/** Passkeys need a name, not a number. */
const home = () => house.url.replace('127.0.0.1', 'localhost');
before(async () => {
  house = await House.open();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

const person = (page) => page.textContent('header .person .label');
const news = (page, text) => page.waitForSelector(`.news :text("${text}")`);

async function arrive() {
  const page = await visitor(browser);
  await page.goto(`${home()}/me`);
  await page.waitForSelector('[data-rename]');
  return page;
}

async function leave(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

async function rename(page, name) {
  await page.fill('input[autocomplete=nickname]', name);
  await page.click('[data-rename]');
  await news(page, 'your name now');
}

async function logIn(page, login, password) {
  await page.fill('#log-in-name', login);
  await page.fill('#log-in-password', password);
  await page.click('[data-log-in]');
}

describe('a person', () => {
  it('has a name, and an account on two devices', async () => {
    const page = await arrive();
    assert.match(await person(page), /^Guest \d{4}$/);
    await shot(page, 'me-guest');
    await rename(page, 'Ann');
    assert.equal(await person(page), 'Ann');
    await page.fill('section[aria-labelledby=account] input[autocomplete=username]', 'ann');
    await page.fill('input[autocomplete=new-password]', 'a long secret');
    await page.click('[data-password]');
    await page.waitForSelector('text=You log in as ann');
    await page.click('[data-codes]');
    const codes = await page.$$eval('section[aria-labelledby=codes] code', (all) => all.map((one) => one.textContent));
    assert.equal(codes.length, 10);
    await shot(page, 'me-account');

    const other = await arrive();
    await logIn(other, 'ann', 'not the secret');
    await news(other, 'wrong');
    await logIn(other, 'Ann', 'a long secret');
    await news(other, 'Welcome back');
    assert.equal(await person(other), 'Ann');
    await other.click('[data-log-out]');
    await other.waitForSelector('[data-play]');
    await other.goto(`${home()}/me`);
    await other.waitForFunction(() => /^Guest/.test(document.querySelector('header .person .label').textContent));

    await other.click('[data-by-code]');
    await other.fill('#log-in-name', 'ann');
    await other.fill('#log-in-code', codes[3]);
    await other.click('[data-log-in]');
    await news(other, 'That code is used up');
    await leave(other);
    await leave(page);
  });

  it('is known again by a passkey', async () => {
    const page = await arrive();
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    await session.send('WebAuthn.addVirtualAuthenticator', { options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true } });
    await rename(page, 'Ben');
    await page.click('[data-passkey]');
    await page.waitForSelector('text=1 passkey is kept');
    await page.click('[data-log-out]');
    await page.waitForSelector('[data-play]');
    await page.click('header .person');
    await page.click('[data-log-in-passkey]');
    await news(page, 'Welcome back');
    assert.equal(await person(page), 'Ben');
    await leave(page);
  });

  it('can go for good', async () => {
    const page = await arrive();
    await rename(page, 'Cleo');
    await page.click('[data-leave]');
    await page.click('[data-delete]');
    await page.waitForSelector('[data-play]');
    await page.waitForFunction(() => /^Guest/.test(document.querySelector('header .person .label').textContent));
    await leave(page);
  });
});

describe('the campaign', () => {
  it('begins with game 1 and goes on to game 2', async () => {
    const page = await visitor(browser);
    await page.goto(home());
    await page.click('[data-play=tindaya]');
    await page.waitForSelector('.ask strong');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const options = () => page.evaluate(async (table) => (await (await fetch(`/api/tables/${table}`)).json()).options, id);
    assert.deepEqual(await options(), { campaign: 'game_1' });
    await playOut(page, id);
    await page.waitForSelector('dialog[open] .campaign');
    await shot(page, 'campaign-next');
    await page.click('[data-onward]');
    await page.waitForFunction((old) => !location.pathname.includes(old), id);
    const next = new URL(page.url()).pathname.split('/').at(-1);
    assert.deepEqual(await page.evaluate(async (table) => (await (await fetch(`/api/tables/${table}`)).json()).options, next), { campaign: 'game_2' });
    await page.goto(home());
    await page.waitForSelector('text=game 2 of 4');
    await leave(page);
  });
});

/** Plays whatever comes first, behind the page's back: the shortest way to the end. */
async function playOut(page, id) {
  await page.evaluate(async (table) => {
    for (;;) {
      const state = await (await fetch(`/api/tables/${table}/state?seat=0`)).json();
      if (state.status === 'over') return;
      if (state.turn !== 0) await new Promise((done) => setTimeout(done, 50));
      else {
        const move = state.legal.includes('pass') ? 'pass' : state.legal[0];
        await fetch(`/api/tables/${table}/moves`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ seat: 0, move, ply: state.ply }) });
      }
    }
  }, id);
}
