// Small named records in IndexedDB. Where there is none (a private window, a full disk) they last as long as the page.
const DATABASE = 'sobremesa';
const STORE = 'records';

const settled = (request) =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

async function openDatabase() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const timeout = new Promise((_, failed) => setTimeout(failed, 3000, new Error('IndexedDB does not answer')));
  return Promise.race([settled(request), timeout]);
}

export async function openStorage() {
  let database = null;
  try {
    database = await openDatabase();
  } catch (error) {
    console.warn('Nothing will be kept:', error);
  }
  // Writes run one after the other, so that the last one wins.
  let queue = Promise.resolve();
  const store = (mode) => database.transaction(STORE, mode).objectStore(STORE);
  return {
    async get(name) {
      if (!database) return null;
      return settled(store('readonly').get(name)).catch(() => null);
    },
    put(name, bytes) {
      if (!database) return;
      queue = queue
        .then(() => settled(bytes ? store('readwrite').put(bytes, name) : store('readwrite').delete(name)))
        .catch((error) => console.warn(`${name} was not kept:`, error));
    },
    written: () => queue,
  };
}
