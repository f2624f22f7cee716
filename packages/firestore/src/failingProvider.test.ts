import { type Refusal, startStore } from '@aulario/dev-tools/firestore';
import { freePort } from '@aulario/dev-tools/ports';
import { textCodec } from '@aulario/local-data';
import { keepRecords } from '@aulario/local-data/kept';
import { createMemoryDisk } from '@aulario/local-data/replica';
import { type SyncStatus, startAccountSync } from '@aulario/local-data/sync';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFirestoreCloud } from './createFirestoreCloud.ts';
import { tokenOf } from './testing/tokenOf.ts';

let refusal: Refusal | null = null;
let port = 0;
let stop = async () => {};

const openStore = async () => {
  stop = await startStore({ port, projectId: 'demo-aulario', refusal: () => refusal });
};

beforeEach(async () => {
  refusal = null;
  port = await freePort();
  await openStore();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await stop();
});

/** A page in which Ana is signed in. */
function openPage() {
  let token = tokenOf('ana');
  const disk = createMemoryDisk();
  const kept = keepRecords({ disk });
  const project = {
    projectId: 'demo-aulario',
    apiKey: 'demo-key',
    origin: `http://localhost:${port}`,
  };
  const sync = startAccountSync({
    accountId: 'ana',
    kept,
    disk,
    window: new EventTarget(),
    locks: undefined,
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' as const }),
    cloud: createFirestoreCloud(project, 'ana', async () => token),
  });
  return {
    kept,
    sync,
    cart: kept.account('ana').open('cart', textCodec),
    setToken: (next: string) => {
      token = next;
    },
  };
}

const faults: readonly (readonly [
  name: string,
  status: SyncStatus,
  begin: (page: ReturnType<typeof openPage>) => void | Promise<void>,
  end: (page: ReturnType<typeof openPage>) => void | Promise<void>,
])[] = [
  ['is not reached', 'offline', () => stop(), openStore],
  [
    'does not answer in time',
    'paused',
    () => {
      const late = new DOMException('Late', 'TimeoutError');
      vi.spyOn(globalThis, 'fetch').mockRejectedValue(late);
    },
    () => void vi.restoreAllMocks(),
  ],
  [
    'refuses the session',
    'denied',
    ({ setToken }) => setToken(tokenOf('eva')),
    ({ setToken }) => setToken(tokenOf('ana')),
  ],
  ...(['RESOURCE_EXHAUSTED', 'UNAVAILABLE', 'no-database', 'service-disabled'] as const).map(
    (why) =>
      [
        `answers ${why}`,
        'paused',
        () => {
          refusal = why;
        },
        () => {
          refusal = null;
        },
      ] as const,
  ),
];

it.each(faults)(
  'a provider that %s hinders nobody, and is reported as %s',
  async (_, status, ...turns) => {
    const [begin, end] = turns;
    const page = openPage();
    const { cart, kept, sync } = page;
    expect(await sync.finish()).toBe('saved');
    await begin(page);
    const requests = vi.spyOn(globalThis, 'fetch');
    cart.change('udemy:1', () => 'Guitarra');
    expect(await sync.finish()).toBe(status);
    cart.change('udemy:2', () => 'Piano');
    expect([...cart.getSnapshot().items.keys()]).toEqual(['udemy:1', 'udemy:2']);
    expect(cart.getSnapshot().problem).toBe('none');
    expect(await kept.account('ana').stored()).toBe('none');
    expect(sync.getStatus()).toBe(status);
    // A new token is asked for once at the most, and nothing is tried again at once.
    expect(requests.mock.calls.length).toBeLessThanOrEqual(2);
    await end(page);
    expect(await sync.finish()).toBe('saved');
    sync.stop();
    const other = openPage();
    expect(await other.sync.finish()).toBe('saved');
    expect([...other.cart.getSnapshot().items.keys()]).toEqual(['udemy:1', 'udemy:2']);
    other.sync.stop();
  },
);
