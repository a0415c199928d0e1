/** Databases of the browser: IndexedDB, with promises. */
export const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('storage'));
  });

export const committed = (work: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    work.oncomplete = () => done();
    work.onabort = work.onerror = () => failed(work.error ?? new Error('storage'));
  });

/** Opens a database once, however often it is asked for; one that could not be opened is tried again. */
export function database(name: string, make: (made: IDBDatabase) => void): () => Promise<IDBDatabase> {
  let opening: Promise<IDBDatabase> | null = null;
  return () => {
    opening ??= opened(name, make).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
}

function opened(name: string, make: (made: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => make(request.result);
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      done(request.result);
    };
    request.onerror = () => failed(request.error ?? new Error('storage'));
  });
}
