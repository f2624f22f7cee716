import type { RecordStorage, StorageSource } from '../guardedStorage.ts';

const securityError = () => new DOMException('Access is denied.', 'SecurityError');
const quotaError = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError');

/** A kind of storage failure that can be switched on and off. */
export interface InjectedFault {
  readonly name: string;
  /** The problem of a collection after it was opened, after an addition and after a removal. */
  readonly problems: readonly [opened: string, added: string, removed: string];
  readonly isReadable: boolean;
  readonly broken: (storage: RecordStorage, hit: () => void) => StorageSource;
  /** Performs the operation that fails, to prove that the fault occurs. */
  readonly trigger: (source: StorageSource) => unknown;
}

const unavailable = 'storage-unavailable';
const always = [unavailable, unavailable, unavailable] as const;

/** A storage with one failing method. */
function failing(method: keyof RecordStorage, error: () => DOMException): InjectedFault['broken'] {
  return (storage, hit) => {
    const fail = () => {
      hit();
      throw error();
    };
    return new Proxy(storage, {
      get: (target, name) => (name === method ? fail : Reflect.get(target, name)),
    });
  };
}

const storageOf = (source: StorageSource) => (typeof source === 'function' ? source() : source);

/** Every kind of storage failure that the tests try. */
export const storageFaults: readonly InjectedFault[] = [
  {
    name: 'getItem throws',
    problems: always,
    isReadable: false,
    broken: failing('getItem', securityError),
    trigger: (source) => storageOf(source)?.getItem('x'),
  },
  {
    name: 'setItem throws since the quota is used up',
    problems: ['none', 'storage-full', 'storage-full'],
    isReadable: true,
    broken: failing('setItem', quotaError),
    trigger: (source) => storageOf(source)?.setItem('x', 'x'),
  },
  {
    name: 'setItem is forbidden',
    problems: ['none', unavailable, unavailable],
    isReadable: true,
    broken: failing('setItem', securityError),
    trigger: (source) => storageOf(source)?.setItem('x', 'x'),
  },
  {
    name: 'reaching the storage throws',
    problems: always,
    isReadable: false,
    broken: (_, hit) => () => {
      hit();
      throw securityError();
    },
    trigger: storageOf,
  },
  {
    name: 'there is no storage',
    problems: always,
    isReadable: false,
    broken: (_, hit) => () => {
      hit();
      return undefined;
    },
    trigger: (source) => (storageOf(source) as RecordStorage).length,
  },
  {
    name: 'key throws',
    problems: always,
    isReadable: false,
    broken: failing('key', securityError),
    trigger: (source) => storageOf(source)?.key(0),
  },
  {
    name: 'removeItem throws',
    problems: ['none', 'none', unavailable],
    isReadable: true,
    broken: failing('removeItem', securityError),
    trigger: (source) => storageOf(source)?.removeItem('x'),
  },
  {
    name: 'values are cut short',
    problems: ['none', unavailable, unavailable],
    isReadable: true,
    broken: (storage, hit) => {
      const setItem = (key: string, value: string) => {
        hit();
        storage.setItem(key, value.slice(0, 40));
      };
      return new Proxy(storage, {
        get: (target, name) => (name === 'setItem' ? setItem : Reflect.get(target, name)),
      });
    },
    trigger: (source) => {
      const storage = storageOf(source);
      storage?.setItem('x', 'long '.repeat(40));
      const value = storage?.getItem('x') ?? '';
      storage?.removeItem('x');
      if (value.length < 200) throw new RangeError('A value was cut short');
    },
  },
];

/** Wraps a storage in a fault that can be switched on and off, and counts the failures. */
export function createBreakable(storage: RecordStorage, fault: InjectedFault) {
  let isBroken = false;
  let hits = 0;
  const broken = fault.broken(storage, () => {
    hits += 1;
  });
  return {
    source: () => storageOf(isBroken ? broken : storage),
    setBroken: (value: boolean) => {
      isBroken = value;
    },
    countHits: () => hits,
  };
}
