import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { countsIn } from '../counts.ts';
import { freePort } from '../machine/ports.ts';
import { startStore } from './startFirestore.ts';

// What an account's cloud, the newsletter and the counts ask of the store: packages/firestore.

const projectId = 'demo-aulario';
const root = `projects/${projectId}/databases/(default)/documents`;
const folder = mkdtempSync(join(tmpdir(), 'aulario-firestore-'));

let port = 0;
let stop = async () => {};

const open = async (keptIn?: string) => {
  stop = await startStore({ port, projectId, keptIn });
};

beforeEach(async () => {
  port = await freePort();
  await open();
});
afterEach(() => stop());
afterAll(() => rmSync(folder, { recursive: true }));

const tokenOf = (uid: string, exp = Date.now() / 1000 + 60) =>
  `e30.${Buffer.from(JSON.stringify({ sub: uid, exp })).toString('base64url')}.`;

/** Asks as an account, as nobody (null), or with a token of its own. */
async function ask(
  method: string,
  path: string,
  body?: unknown,
  token: string | null = tokenOf('ana'),
) {
  const response = await fetch(`http://localhost:${port}/v1/${path}`, {
    method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const commit = (writes: readonly object[], token?: string | null) =>
  ask('POST', `${root}:commit`, { writes }, token);
const integer = (value: number) => ({ integerValue: String(value) });
const head = `${root}/users/ana/h/head`;
const put = (fields: object) => ({ update: { name: head, fields } });
const get = (name: string, token?: string | null) =>
  ask('POST', `${root}:batchGet`, { documents: [name] }, token);

it('gives a document that a write leaves as it was no new time', async () => {
  const first = await commit([put({ v: integer(1) })]);
  const second = await commit([put({ v: integer(1) })]);
  expect(second.body.writeResults).toEqual(first.body.writeResults);
  const third = await commit([put({ v: integer(2) })]);
  expect(third.body.writeResults).not.toEqual(first.body.writeResults);
});

it.each([
  ['of another account', 'users/eva/h/head', 403],
  ['outside of an account', 'users/ana', 403],
  ['beside the records', 'users/ana/x/y', 403],
  ['of no collection that is known', 'other/x', 403],
  ['of the newsletter', 'newsletter/x', 403],
])('refuses what is %s', async (_, path, status) => {
  const denied = { status, body: { error: { code: 403, status: 'PERMISSION_DENIED' } } };
  expect(await get(`${root}/${path}`)).toMatchObject(denied);
  expect(await ask('DELETE', `${root}/${path}`)).toMatchObject(denied);
  if (!path.startsWith('newsletter'))
    expect(await commit([{ update: { name: `${root}/${path}` } }])).toMatchObject(denied);
});

it.each([
  ['nobody', null, 403],
  ['a token that ended', tokenOf('ana', 1), 401],
  ['what is no token', 'x', 401],
])('shows nothing to %s', async (_, token, status) => {
  expect((await get(head, token)).status).toBe(status);
});

it('takes subscriptions from anybody, each once, and shows it to the owner only', async () => {
  const fields = { email: { stringValue: 'lucia@example.com' } };
  const subscribe = () => ask('POST', `${root}/newsletter`, { fields }, null);
  const { body: created } = await subscribe();
  expect((await subscribe()).status).toBe(200);
  const again = { update: { name: created.name, fields } };
  expect((await commit([again], null)).status).toBe(403);
  expect((await ask('GET', `${root}/newsletter`, undefined, null)).status).toBe(403);
  const { body } = await ask('GET', `${root}/newsletter`, undefined, 'owner');
  expect(body.documents).toHaveLength(2);
});

it('lists the documents right inside a collection, whose name counts to the letter', async () => {
  const own = { update: { name: head, fields: {} } };
  const alike = { update: { name: `${root}/users/Ana/h/head`, fields: {} } };
  await commit([own]);
  await commit([alike], tokenOf('Ana'));
  const { body } = await ask('GET', `${root}/users/ana/h`, undefined, 'owner');
  expect(body.documents).toMatchObject([{ name: head }]);
});

it('has the documents again after it ended', async () => {
  await stop();
  await open(folder);
  await commit([put({ v: integer(1) })]);
  await stop();
  await open(folder);
  expect((await get(head)).body[0].found.fields).toEqual({ v: integer(1) });
});

it('carries out all writes of a commit, or none', async () => {
  const other = { update: { name: head.replace('h/head', 'c/00'), fields: {} } };
  const late = { ...put({ v: integer(1) }), currentDocument: { updateTime: '2020' } };
  expect((await commit([other, late])).status).toBe(404);
  expect((await get(other.update.name)).body[0]).toMatchObject({ missing: other.update.name });
});

it('lets anybody add to a count, which only the owner reads', async () => {
  const raise = (name: string) =>
    commit(
      [
        {
          update: { name: `${root}/counts/${name}`, fields: {} },
          updateMask: { fieldPaths: [] },
          updateTransforms: [{ fieldPath: 'n', increment: integer(1) }],
        },
      ],
      null,
    );
  await raise('2026-11-29 out edx https%3A%2F%2Fwww.edx.org%2Flearn%2Fb');
  await raise('2026-11-29 nothing es lat%C3%ADn');
  await raise('2026-11-29 nothing es lat%C3%ADn');
  expect((await ask('GET', `${root}/counts`, undefined, null)).status).toBe(403);
  const place = { origin: `http://localhost:${port}`, projectId, token: 'owner' };
  const day = '2026-11-29';
  expect(await countsIn(place)).toEqual([
    { day, kind: 'nothing', of: 'es', what: 'latín', count: 2 },
    { day, kind: 'out', of: 'edx', what: 'https://www.edx.org/learn/b', count: 1 },
  ]);
});
