import { createMemoryAuthService, MemoryDirectory } from '@aulario/auth/testing';
import { accountOwner, createMemoryDisk } from '@aulario/local-data/replica';
import type { CloudFault } from '@aulario/local-data/sync';
import { createMemoryCloud } from '@aulario/local-data/testing/cloud';
import { expect, it } from 'vitest';
import { eraseFromCloud } from './eraseRecords.ts';

const [email, password, id] = ['ana@example.com', 'una frase larga', 'kZ3vQ9mXw1TtB7cL'];
const writer = 'wana00000001';

/** Ana, signed in, and what deleting her account came to: a code, or null. */
async function deleteAccount(
  fault: Exclude<CloudFault, 'conflict'> | null,
  { hasExchanged = true, isDiskBroken = false } = {},
) {
  const cloud = createMemoryCloud();
  const place = cloud.account(id);
  const set = new Map([[writer, { number: 1, tail: '', chunks: [] }]]);
  await place.commit({ basedOn: null, set, drop: [], create: [], empty: [] });
  const disk = createMemoryDisk();
  const seen = new Map(hasExchanged ? [[writer, 1]] : []);
  await disk.save(new Map([[accountOwner(id), { seen }]]));
  if (isDiskBroken) disk.setFault('storage-unavailable');
  const directory = new MemoryDirectory([{ email, id, password }]);
  const auth = createMemoryAuthService({
    directory,
    eraseRecords: (accountId) => eraseFromCloud(place, disk, accountId),
  });
  await auth.signIn({ email, password });
  cloud.setWeather(fault ?? 'fine');
  const code = await auth.deleteAccount({ password }).then(
    () => null,
    (error) => error.code,
  );
  cloud.setWeather('fine');
  const isLeft = (await place.readHead()).version !== null;
  return { code, isLeft, status: auth.getState().status };
}

it('removes what the cloud has, and then the account', async () => {
  expect(await deleteAccount(null)).toEqual({ code: null, isLeft: false, status: 'signedOut' });
});

it.each([
  ['offline', 'network'],
  ['unavailable', 'not-erased'],
  ['over-quota', 'not-erased'],
  ['denied', 'not-erased'],
  ['unknown', 'not-erased'],
] as const)('deletes nothing where something may be left: %s', async (fault, code) => {
  for (const hasExchanged of [true, false]) {
    expect(await deleteAccount(fault, { hasExchanged })).toEqual({
      ...{ code, isLeft: true, status: 'signedIn' },
    });
  }
});

it('needs no store where this device has never met one', async () => {
  const outcome = await deleteAccount('absent', { hasExchanged: false });
  expect(outcome).toMatchObject({ code: null, status: 'signedOut' });
});

it.each([{ hasExchanged: true }, { hasExchanged: false, isDiskBroken: true }])(
  'deletes nothing where a store is switched off that may hold something: %j',
  async (device) => {
    const outcome = await deleteAccount('absent', device);
    expect(outcome).toEqual({ code: 'not-erased', isLeft: true, status: 'signedIn' });
  },
);

it('takes an error of its own code for no missing store', async () => {
  const broken = {
    ...createMemoryCloud().account(id),
    deleteAll: () => Promise.reject(new Error()),
  };
  const erased = eraseFromCloud(broken, createMemoryDisk(), id);
  await expect(erased).rejects.toMatchObject({ code: 'not-erased' });
});
