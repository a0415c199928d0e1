/** Who I am to the server: a guest whom only this browser knows, or somebody with an account; and the ways to be known again. */
import type { PasskeyAnswer, PasskeyRequest, PersonInfo, Refusal } from '../protocol';
import * as api from './api';

export const isGuest = (me: PersonInfo): boolean => !me.login && !me.passkeys;

interface Surroundings {
  readonly isSecureContext: boolean;
  readonly location: { readonly hostname: string };
  readonly PublicKeyCredential?: { parseCreationOptionsFromJSON?: unknown };
}

/** Passkeys need a safe connection, a server with a name (not a bare number), and a browser that knows them. */
export function passkeysWork(here: Surroundings): boolean {
  const { hostname } = here.location;
  const number = /^[\d.]+$/.test(hostname) || hostname.includes(':');
  return (
    here.isSecureContext && !number && typeof here.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function'
  );
}

type Keys = Pick<CredentialsContainer, 'create' | 'get'>;

/** The browser makes a key for this server, which keeps the public half. */
export async function addPasskey(keys: Keys = navigator.credentials): Promise<PersonInfo> {
  const { ticket, options } = await api.passkeyOffer();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return api.addPasskey({ ticket, credential: spoken(await keys.create({ publicKey })) });
}

export const logInByPasskey = async (keys: Keys = navigator.credentials): Promise<PersonInfo> =>
  api.logInByPasskey(await answer(await api.passkeyQuestion(), keys));

/** Shows once more that a passkey of mine is here. */
export const proveByPasskey = async (keys: Keys = navigator.credentials): Promise<null> =>
  api.prove({ passkey: await answer(await api.proofQuestion(), keys) });

async function answer({ ticket, options }: PasskeyRequest, keys: Keys): Promise<PasskeyAnswer> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return { ticket, credential: spoken(await keys.get({ publicKey })) };
}

const spoken = (credential: Credential | null): object => (credential as PublicKeyCredential).toJSON() as object;

/** Whether the server wants to see a secret again first. */
export const asksForProof = (error: unknown): boolean =>
  error instanceof api.Refused && error.refusal.reason === 'proof-needed';

/** Why it did not work. Whoever closes the browser's window for passkeys has changed their mind. */
export function trouble(error: unknown): Refusal {
  if (error instanceof api.Refused) return error.refusal;
  if (error instanceof api.Unreachable) return { rule: 'table', reason: 'unreachable' };
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return { rule: 'table', reason: 'passkey-known' };
  if (name === 'NotAllowedError' || name === 'AbortError') return { rule: 'table', reason: 'no-passkey' };
  throw error;
}

/** The codes as a file to keep. */
export const codesFile = (name: string, origin: string, codes: readonly string[]): string =>
  [`Ludoteca · ${origin} · ${name}`, '', ...codes, ''].join('\n');
