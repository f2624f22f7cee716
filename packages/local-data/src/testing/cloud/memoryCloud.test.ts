import { expect, test } from 'vitest';
import { CloudError, type Commit } from '../../sync/cloud.ts';
import { cloudContract } from './cloudContract.ts';
import { createMemoryCloud } from './memoryCloud.ts';

cloudContract('createMemoryCloud', () => {
  const cloud = createMemoryCloud();
  return { openAna: () => cloud.account('ana'), openBen: () => cloud.account('ben') };
});

const set: Commit['set'] = new Map([['wana00000001', { number: 1, tail: '', chunks: [] }]]);
const commit: Commit = { basedOn: null, set, drop: [], create: [], empty: [] };

test('a lost answer has taken effect', async () => {
  const cloud = createMemoryCloud();
  cloud.setWeather('lost-answer');
  await expect(cloud.account('ana').commit(commit)).rejects.toEqual(new CloudError('offline'));
  cloud.setWeather('fine');
  expect((await cloud.account('ana').readHead()).writers).toEqual(set);
});

test('a call that fails otherwise has not', async () => {
  const cloud = createMemoryCloud();
  for (const fault of [
    'offline',
    'unavailable',
    'over-quota',
    'denied',
    'absent',
    'unknown',
  ] as const) {
    cloud.setWeather(fault);
    await expect(cloud.account('ana').commit(commit)).rejects.toEqual(new CloudError(fault));
  }
  cloud.setWeather('fine');
  expect((await cloud.account('ana').readHead()).version).toBeNull();
});
