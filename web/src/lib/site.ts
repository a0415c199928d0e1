/** Where the page came from: a server, or a folder of files with which only this device plays. */
const page = globalThis.document;

/** A server marks the pages that it sends. */
export const served = !page || import.meta.env.DEV || page.documentElement.hasAttribute('data-server');

/** The address of the folder of the page. A server shows the page at many addresses; files have one, and the rest stands behind the `#`. */
export const root = (): URL => (served ? new URL('/', location.href) : new URL('.', location.href));
