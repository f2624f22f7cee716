/** A way in which the browser's storage fails, put into a page before its own code runs. */
export interface StorageFault {
  readonly name: string;
  /** Runs in the page. */
  readonly strike: () => void;
  /** What a program without precautions meets: throws, or says so. Runs in the page. */
  readonly meet: () => unknown;
  /** What the cart says of it; null where records are kept all the same. */
  readonly expectedNotice: RegExp | null;
}

export const fullStorage: StorageFault = {
  name: 'there is no room',
  strike: () => {
    const { put } = IDBObjectStore.prototype;
    // As a browser does: the transaction fails as a whole, and says why.
    IDBObjectStore.prototype.put = function refuse(value, key) {
      const { transaction } = this;
      if (transaction.db.name !== 'aulario') return put.call(this, value, key);
      const error = new DOMException('Full', 'QuotaExceededError');
      Object.defineProperty(transaction, 'error', { value: error });
      const request: IDBRequest = this.count();
      transaction.abort();
      return request;
    };
  },
  meet: () =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open('aulario', 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('records').put('x', 'x');
      };
      opening.onsuccess = () => {
        opening.result.close();
        indexedDB.deleteDatabase('aulario');
        resolve(false);
      };
      opening.onerror = () => reject(opening.error);
    }),
  expectedNotice: /El navegador no tiene más espacio/,
};

export const storageFaults: readonly StorageFault[] = [
  {
    name: 'reaching the storage throws',
    strike: () => {
      const get = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get });
    },
    meet: () => window.localStorage === null,
    expectedNotice: null,
  },
  {
    name: 'there is no storage',
    strike: () => Object.defineProperty(window, 'localStorage', { value: null }),
    meet: () => window.localStorage === null,
    expectedNotice: null,
  },
  {
    name: 'writing is forbidden',
    strike: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
    },
    meet: () => localStorage.setItem('x', 'x') === null,
    expectedNotice: null,
  },
  {
    name: 'reading is forbidden',
    strike: () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
    },
    meet: () => localStorage.getItem('x') === '',
    expectedNotice: null,
  },
  fullStorage,
  {
    name: 'the database is denied',
    strike: () => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function refuse(name, version) {
        if (name === 'aulario') throw new DOMException('Denied', 'SecurityError');
        return open.call(this, name, version);
      };
    },
    meet: () => indexedDB.open('aulario') === null,
    expectedNotice: /Este navegador no deja guardar datos/,
  },
  {
    name: 'the database does not answer',
    strike: () => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function wait(name, version) {
        if (name !== 'aulario') return open.call(this, name, version);
        // A request that nobody has made is never answered.
        return Object.create(null);
      };
    },
    meet: () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('aulario');
        opening.onsuccess = () => {
          opening.result.close();
          indexedDB.deleteDatabase('aulario');
          resolve(false);
        };
        setTimeout(() => resolve(true), 500);
      }),
    expectedNotice: /Este navegador no contesta/,
  },
  {
    name: 'cookies are refused, and with them everything else, as in Firefox',
    strike: () => {
      function deny(): never {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
      const reject = async () => deny();
      for (const name of ['localStorage', 'sessionStorage', 'caches']) {
        Object.defineProperty(window, name, { get: deny });
      }
      IDBFactory.prototype.open = deny;
      Object.assign(window, { BroadcastChannel: deny });
      // Browsers have these on safe origins only.
      if ('LockManager' in window) LockManager.prototype.request = reject;
      if ('StorageManager' in window) {
        Object.assign(StorageManager.prototype, {
          persist: reject,
          persisted: reject,
          estimate: reject,
        });
      }
    },
    meet: () => new BroadcastChannel('x') === null,
    expectedNotice: /Este navegador no deja guardar datos/,
  },
];
