import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eraseRecords } from './eraseRecords.ts';

beforeEach(() => {
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  vi.stubEnv('VITE_FIREBASE_AUTH_DOMAIN', 'demo.firebaseapp.com');
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it("deletes the account's head and every chunk in one commit, in its own name", async () => {
  const send = vi.fn(async (_address: string, _request: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', send);
  await eraseRecords('ana', 'a token');
  expect(send).toHaveBeenCalledTimes(1);
  const [address, { headers, body }] = send.mock.calls[0] ?? ['', {}];
  expect(address).toBe(
    'https://firestore.googleapis.com/v1/projects/demo/databases/(default)/documents:commit?key=key',
  );
  expect(headers).toMatchObject({ authorization: 'Bearer a token' });
  const place = 'projects/demo/databases/(default)/documents/users/ana';
  const { writes } = JSON.parse(String(body));
  expect(writes).toHaveLength(61);
  expect(writes).toContainEqual({ delete: `${place}/h/head` });
  expect(writes).toContainEqual({ delete: `${place}/c/59` });
});

it.each([
  [503, 'UNAVAILABLE', 'network'],
  [429, 'RESOURCE_EXHAUSTED', 'too-many-requests'],
  [403, 'PERMISSION_DENIED', 'unknown'],
] as const)('tells of %i in the words of accounts', async (status, code, expected) => {
  vi.stubGlobal('fetch', async () => Response.json({ error: { status: code } }, { status }));
  await expect(eraseRecords('ana', 'a token')).rejects.toMatchObject({ code: expected });
});

it('tells of a missing network', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(eraseRecords('ana', 'a token')).rejects.toMatchObject({ code: 'network' });
});
