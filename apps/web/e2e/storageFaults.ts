/** A way in which the browser's storage fails, put into a page before its own code runs. */
export interface StorageFault {
  readonly name: string;
  /** Runs in the page. */
  readonly strike: () => void;
  /** What a program without precautions meets: throws, or says so. Runs in the page. */
  readonly meet: () => boolean;
  /** What the cart says of it, and whether only of a removal. */
  readonly told: RegExp;
  readonly isToldAtRemoval?: true;
}

const unavailable = /Este navegador no deja guardar datos/;

export const fullStorage: StorageFault = {
  name: 'there is no room',
  strike: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
  meet: () => localStorage.setItem('x', 'x') === null,
  told: /El navegador no tiene más espacio/,
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
    told: unavailable,
  },
  {
    name: 'there is no storage',
    strike: () => Object.defineProperty(window, 'localStorage', { value: null }),
    meet: () => window.localStorage === null,
    told: unavailable,
  },
  fullStorage,
  {
    name: 'writing is forbidden',
    strike: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
    },
    meet: () => localStorage.setItem('x', 'x') === null,
    told: unavailable,
  },
  {
    name: 'reading is forbidden',
    strike: () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
    },
    meet: () => localStorage.getItem('x') === '',
    told: unavailable,
  },
  {
    name: 'listing is forbidden',
    strike: () => {
      Storage.prototype.key = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
    },
    meet: () => localStorage.key(0) === '',
    told: unavailable,
  },
  {
    name: 'removing is forbidden',
    strike: () => {
      Storage.prototype.removeItem = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
    },
    meet: () => localStorage.removeItem('x') === null,
    told: unavailable,
    isToldAtRemoval: true,
  },
  {
    name: 'values are cut short',
    strike: () => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function cut(key, value) {
        setItem.call(this, key, value.slice(0, 40));
      };
    },
    meet: () => {
      const value = 'long '.repeat(40);
      localStorage.setItem('x', value);
      const kept = localStorage.getItem('x');
      localStorage.removeItem('x');
      return kept !== value;
    },
    told: unavailable,
  },
];
