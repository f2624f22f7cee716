import { type Refusal, startStore } from '@aulario/dev-tools/firestore';
import { freePort } from '@aulario/dev-tools/ports';
import { CloudError, type CloudFault, type Commit } from '@aulario/local-data/sync';
import { cloudContract } from '@aulario/local-data/testing/cloud-contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFirestoreCloud } from './createFirestoreCloud.ts';
import { serveProject } from './testing/serveProject.ts';
import { tokenOf } from './testing/tokenOf.ts';

const project = await serveProject();
const store = await serveProject(async (options) => ({ stop: await startStore(options) }));

const open = (accountId: string, on = project) =>
  createFirestoreCloud(on, accountId, async () => tokenOf(accountId));

describe.each([
  ['the Firestore of this machine', project],
  ['the store that stands in for it', store],
])('on %s', (_, on) => {
  cloudContract('createFirestoreCloud', () => {
    const [ana, ben] = [`ana-${crypto.randomUUID()}`, `ben-${crypto.randomUUID()}`];
    return { openAna: () => open(ana, on), openBen: () => open(ben, on) };
  });
});

const commit: Commit = {
  basedOn: null,
  set: new Map([['wana00000001', { number: 1, tail: '', chunks: [] }]]),
  drop: [],
  create: [],
  empty: [],
};

const faultIn = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof CloudError ? error.fault : String(error)),
  );

it('of another account is denied', async () => {
  const other = createFirestoreCloud(project, 'ana', async () => tokenOf('ben'));
  expect(await faultIn(other.readHead())).toBe('denied');
  expect(await faultIn(other.readChunks([{ slot: 0, id: 'c00000000001' }]))).toBe('denied');
  expect(await faultIn(other.commit(commit))).toBe('denied');
  expect(await faultIn(other.deleteAll())).toBe('denied');
});

describe('a fault', () => {
  afterEach(() => vi.unstubAllGlobals());

  const failsWith = (status: string) => JSON.stringify({ error: { code: 1, message: '', status } });
  const faults: readonly (readonly [name: string, answer: () => Response, fault: CloudFault])[] = [
    [
      'no network',
      () => {
        throw new TypeError('Failed to fetch');
      },
      'offline',
    ],
    [
      'no answer in time',
      () => {
        throw new DOMException('Late', 'TimeoutError');
      },
      'unavailable',
    ],
    ['500', () => new Response('', { status: 500 }), 'unavailable'],
    ['503', () => new Response(failsWith('UNAVAILABLE'), { status: 503 }), 'unavailable'],
    ['504', () => new Response('<html>', { status: 504 }), 'unavailable'],
    ['429', () => new Response(failsWith('RESOURCE_EXHAUSTED'), { status: 429 }), 'over-quota'],
    ['403', () => new Response(failsWith('PERMISSION_DENIED'), { status: 403 }), 'denied'],
    ['409', () => new Response(failsWith('ABORTED'), { status: 409 }), 'conflict'],
    ['400', () => new Response(failsWith('INVALID_ARGUMENT'), { status: 400 }), 'unknown'],
    ['413', () => new Response('<html>', { status: 413 }), 'too-large'],
    ['403 of a firewall', () => new Response('<html>', { status: 403 }), 'unknown'],
    ['a page in place of an answer', () => new Response('<html>'), 'unknown'],
    ['an answer cut short', () => new Response('{"writeRes'), 'unknown'],
  ];
  it.each(faults)('by %s is reported', async (_, answer, fault) => {
    vi.stubGlobal('fetch', async () => answer());
    expect(await faultIn(open('ana').commit(commit))).toBe(fault);
    expect(await faultIn(open('ana').readVersions())).toBe(fault);
    expect(await faultIn(open('ana').deleteAll())).toBe(fault);
  });

  it('of the token is reported as its source reports it', async () => {
    const without = (error: Error) =>
      createFirestoreCloud(project, 'ana', () => Promise.reject(error)).readHead();
    expect(await faultIn(without(new CloudError('offline')))).toBe('offline');
    expect(await faultIn(without(new Error('Broken')))).toBe('unknown');
  });
});

describe('a provider that refuses', () => {
  let refusal: Refusal | null = null;
  let stop = async () => {};
  let place = open('none');
  beforeEach(async () => {
    const port = await freePort();
    stop = await startStore({ port, projectId: project.projectId, refusal: () => refusal });
    const own = { ...project, origin: `http://localhost:${port}` };
    place = createFirestoreCloud(own, 'ana', async () => tokenOf('ana'));
    refusal = null;
    await place.commit(commit);
  });
  afterEach(() => stop());

  it.each([
    ['RESOURCE_EXHAUSTED', 'over-quota', 'over-quota'],
    ['UNAVAILABLE', 'unavailable', 'unavailable'],
    ['service-disabled', 'absent', 'absent'],
    // What is in no database needs no deleting.
    ['no-database', 'absent', null],
  ] as const)('by %s is reported, and deletes nothing', async (why, reading, deleting) => {
    refusal = why;
    expect(await faultIn(place.readVersions())).toBe(reading);
    expect(await faultIn(place.readHead())).toBe(reading);
    expect(await faultIn(place.deleteAll())).toBe(deleting);
    refusal = null;
    expect((await place.readHead()).version).not.toBeNull();
  });

  it('because something is too large is reported', async () => {
    const tail = 'x'.repeat(1_048_577);
    const set = new Map([['wana00000002', { number: 1, tail, chunks: [] }]]);
    const basedOn = (await place.readHead()).version;
    expect(await faultIn(place.commit({ ...commit, basedOn, set }))).toBe('too-large');
    const bytes = new Uint8Array(9_000_000);
    const create = [{ slot: 0, id: 'c00000000001', bytes }];
    expect(await faultIn(place.commit({ ...commit, basedOn, create }))).toBe('too-large');
  });

  it('a commit that was made for a head that is gone is no missing database', async () => {
    const { version } = await place.readHead();
    await place.deleteAll();
    expect(await faultIn(place.commit({ ...commit, basedOn: version }))).toBe('conflict');
  });
});

it('asks for a new token once when one was refused', async () => {
  const asked: boolean[] = [];
  const refused = new Response('', { status: 401 });
  const requests = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(refused);
  const cloud = createFirestoreCloud(project, 'eva', async (isRenewed) => {
    asked.push(isRenewed);
    return tokenOf('eva');
  });
  expect(await cloud.readHead()).toMatchObject({ version: null });
  requests.mockRestore();
  expect(asked).toEqual([false, true]);
});

it('asks for a new token to learn whether the account is still there', async () => {
  const asked: boolean[] = [];
  const place = (fault: CloudFault | null) =>
    createFirestoreCloud(project, 'eva', async (isRenewed) => {
      asked.push(isRenewed);
      if (fault !== null) throw new CloudError(fault);
      return tokenOf('eva');
    });
  await place(null).confirmAccount();
  expect(await faultIn(place('denied').confirmAccount())).toBe('denied');
  expect(asked).toEqual([true, true]);
});

it('reads the numbers alone for a poll, in one request of one document', async () => {
  await open('liv').commit(commit);
  const requests = vi.spyOn(globalThis, 'fetch');
  await open('liv').readVersions();
  const bodies = requests.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  requests.mockRestore();
  expect(bodies).toEqual([
    { documents: [expect.stringMatching(/\/users\/liv\/h\/head$/)], mask: { fieldPaths: ['v'] } },
  ]);
});
