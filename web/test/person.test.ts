import { afterEach, describe, expect, it, vi } from 'vitest';
import * as api from '../src/lib/api';
import * as person from '../src/lib/person';
import { route } from '../src/lib/router';
import type { PersonInfo } from '../src/protocol';

const guest: PersonInfo = { id: 'g', name: 'Guest 4711', login: null, passkeys: 0, has_password: false, codes: 0 };
const ann: PersonInfo = { ...guest, name: 'Ann', login: 'ann', has_password: true };

/** Answers of a server that remembers what it was asked. */
function server(answers: Record<string, unknown>) {
  const asked: [string, string, unknown][] = [];
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    asked.push([method, path, body === undefined ? undefined : JSON.parse(body)]);
    const answer = answers[path];
    return Promise.resolve(answer === null ? new Response(null, { status: 204 }) : Response.json(answer));
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

describe('who I am', () => {
  it('has a page of its own', () => expect(route('/me')).toEqual({ screen: 'me' }));

  it('tells guests from accounts', () => {
    expect(person.isGuest(guest)).toBe(true);
    expect(person.isGuest(ann)).toBe(false);
    expect(person.isGuest({ ...guest, passkeys: 1 })).toBe(false);
  });

  it('knows where passkeys work', () => {
    const here = {
      isSecureContext: true,
      location: { hostname: 'localhost' },
      PublicKeyCredential: { parseCreationOptionsFromJSON: () => ({}) },
    };
    expect(person.passkeysWork(here)).toBe(true);
    expect(person.passkeysWork({ ...here, isSecureContext: false })).toBe(false);
    expect(person.passkeysWork({ ...here, location: { hostname: '127.0.0.1' } })).toBe(false);
    expect(person.passkeysWork({ ...here, location: { hostname: '[::1]' } })).toBe(false);
    expect(person.passkeysWork({ isSecureContext: true, location: here.location })).toBe(false);
  });

  it('goes without an answer to read', async () => {
    const asked = server({ '/api/logout': null, '/api/me': null });
    await api.logOut();
    await api.forgetMe();
    expect(asked.map(([method, path]) => `${method} ${path}`)).toEqual(['POST /api/logout', 'DELETE /api/me']);
  });

  it('writes the codes as a file', () => {
    expect(person.codesFile('ann', 'house.example', ['1a-2b', '3c-4d'])).toBe(
      'Ludoteca · house.example · ann\n\n1a-2b\n3c-4d\n',
    );
  });
});

describe('passkeys', () => {
  const credential = { toJSON: () => ({ id: 'key' }) };
  const parsing = {
    parseCreationOptionsFromJSON: (options: object) => ({ parsed: options }),
    parseRequestOptionsFromJSON: (options: object) => ({ parsed: options }),
  };

  it('are made from what the server offers, and sent back with its ticket', async () => {
    vi.stubGlobal('PublicKeyCredential', parsing);
    const asked = server({
      '/api/account/passkeys/options': { ticket: 't1', options: { rp: 'here' } },
      '/api/account/passkeys': { ...guest, passkeys: 1 },
    });
    const create = vi.fn().mockResolvedValue(credential);
    expect((await person.addPasskey({ create, get: vi.fn() })).passkeys).toBe(1);
    expect(create).toHaveBeenCalledWith({ publicKey: { parsed: { rp: 'here' } } });
    expect(asked.at(-1)).toEqual(['POST', '/api/account/passkeys', { ticket: 't1', credential: { id: 'key' } }]);
  });

  it('open the account', async () => {
    vi.stubGlobal('PublicKeyCredential', parsing);
    const asked = server({ '/api/login/passkey/options': { ticket: 't2', options: {} }, '/api/login/passkey': ann });
    expect((await person.logInByPasskey({ create: vi.fn(), get: vi.fn().mockResolvedValue(credential) })).name).toBe(
      'Ann',
    );
    expect(asked.at(-1)).toEqual(['POST', '/api/login/passkey', { ticket: 't2', credential: { id: 'key' } }]);
  });
});

describe('a proof', () => {
  it('is asked for by the house, and by nothing else', () => {
    expect(person.asksForProof(new api.Refused({ rule: 'table', reason: 'proof-needed' }))).toBe(true);
    expect(person.asksForProof(new api.Refused({ rule: 'table', reason: 'wrong-code' }))).toBe(false);
    expect(person.asksForProof(new Error('proof-needed'))).toBe(false);
  });

  it('by passkey sends what the key answers', async () => {
    vi.stubGlobal('PublicKeyCredential', { parseRequestOptionsFromJSON: (options: object) => options });
    const asked = server({ '/api/account/proof/options': { ticket: 't3', options: {} }, '/api/account/proof': null });
    await person.proveByPasskey({ create: vi.fn(), get: vi.fn().mockResolvedValue({ toJSON: () => ({ id: 'key' }) }) });
    expect(asked.at(-1)).toEqual([
      'POST',
      '/api/account/proof',
      { passkey: { ticket: 't3', credential: { id: 'key' } } },
    ]);
  });
});

describe('trouble', () => {
  it('is told as a refusal', () => {
    expect(person.trouble(new api.Refused({ rule: 'table', reason: 'wrong-login' })).reason).toBe('wrong-login');
    expect(person.trouble(new api.Unreachable()).reason).toBe('unreachable');
    expect(person.trouble(Object.assign(new Error('closed'), { name: 'NotAllowedError' })).reason).toBe('no-passkey');
    expect(person.trouble(Object.assign(new Error('twice'), { name: 'InvalidStateError' })).reason).toBe(
      'passkey-known',
    );
  });

  it('that is a fault of ours is not hidden', () =>
    expect(() => person.trouble(new TypeError('oops'))).toThrow('oops'));
});
