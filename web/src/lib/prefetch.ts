/** Questions that are asked before their answers are needed, while the code that needs them is on its way. Each answer is taken once. */
export interface Prefetch<T> {
  readonly name: string;
  readonly ask: () => Promise<T>;
}

const asked = new Map<string, Promise<unknown>>();

export function askAhead<T>({ name, ask }: Prefetch<T>): Promise<T> {
  const coming = ask();
  asked.set(name, coming);
  return coming;
}

/** The answer to what was asked ahead; where nothing was, or it failed, it is asked now. */
export async function answer<T>({ name, ask }: Prefetch<T>): Promise<T> {
  const coming = asked.get(name) as Promise<T> | undefined;
  asked.delete(name);
  return coming ? coming.catch(ask) : ask();
}
