import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../machine/ports.ts';
import { countsIn } from './counts.ts';
import type { Refusal } from './firestoreError.ts';
import { startStore } from './startFirestore.ts';

const projectId = 'demo-aulario';
const root = `projects/${projectId}/databases/(default)/documents`;
const folder = mkdtempSync(join(tmpdir(), 'aulario-firestore-'));

let port = 0;
let stop = async () => {};
let refusal: Refusal | null = null;

const open = async (keptIn?: string) => {
  stop = await startStore({ port, projectId, keptIn, refusal: () => refusal });
};

beforeEach(async () => {
  refusal = null;
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
const map = (fields: object) => ({ mapValue: { fields } });
const head = `${root}/users/ana/h/head`;
const put = (fields: object, more: object = {}) => ({ update: { name: head, fields }, ...more });
const get = (name: string, more: object = {}, token?: string | null) =>
  ask('POST', `${root}:batchGet`, { documents: [name], ...more }, token);
const documentNow = async (name = head) => (await get(name)).body[0];
const fieldsNow = async () => (await documentNow()).found?.fields;

it('keeps what is written, with times that preconditions compare', async () => {
  expect(await documentNow()).toMatchObject({ missing: head });
  const { body: written } = await commit([put({ v: map({ a: integer(1) }) })]);
  const { found } = await documentNow();
  expect(found).toEqual({
    name: head,
    fields: { v: map({ a: integer(1) }) },
    createTime: written.commitTime,
    updateTime: written.writeResults[0].updateTime,
  });
  expect(found.updateTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
});

it('changes only what the mask names, and deletes what is named and not given', async () => {
  await commit([put({ v: map({ a: integer(1), b: integer(2) }), t: { stringValue: 'x' } })]);
  const updateMask = { fieldPaths: ['v.a', 'v.b', 'm.c', 'n.d'] };
  await commit([put({ v: map({ a: integer(5) }), m: map({ c: integer(7) }) }, { updateMask })]);
  expect(await fieldsNow()).toEqual({
    v: map({ a: integer(5) }),
    t: { stringValue: 'x' },
    m: map({ c: integer(7) }),
  });
  const { body } = await get(head, { mask: { fieldPaths: ['v.a', 'none'] } });
  expect(body[0].found.fields).toEqual({ v: map({ a: integer(5) }) });
});

it.each([
  [{ exists: false }, 409, 'ALREADY_EXISTS'],
  [{ updateTime: '2026-01-01T00:00:00.000000Z' }, 400, 'FAILED_PRECONDITION'],
])('carries out all of a commit, or nothing: %j', async (currentDocument, status, code) => {
  await commit([put({ v: integer(1) })]);
  const chunk = {
    update: { name: `${root}/users/ana/c/00`, fields: { b: { bytesValue: 'AAEC' } } },
  };
  const answer = await commit([chunk, put({ v: integer(2) }, { currentDocument })]);
  expect(answer).toMatchObject({ status, body: { error: { code: status, status: code } } });
  expect(await fieldsNow()).toEqual({ v: integer(1) });
  expect(await documentNow(chunk.update.name)).toMatchObject({ missing: chunk.update.name });
});

it('takes a write whose precondition holds once', async () => {
  await commit([put({ v: integer(1) })]);
  const { updateTime } = (await documentNow()).found;
  const write = put({ v: integer(2) }, { currentDocument: { updateTime } });
  expect((await commit([write])).status).toBe(200);
  expect((await commit([write])).status).toBe(400);
  const missing = { update: { name: `${root}/users/ana/c/01` }, currentDocument: { updateTime } };
  expect((await commit([missing])).status).toBe(404);
});

it('gives a document that a write leaves as it was no new time', async () => {
  const first = await commit([put({ v: integer(1) })]);
  const second = await commit([put({ v: integer(1) })]);
  expect(second.body.writeResults).toEqual(first.body.writeResults);
  const third = await commit([put({ v: integer(2) })]);
  expect(third.body.writeResults).not.toEqual(first.body.writeResults);
});

it('lists a collection, answers for many documents at once, and deletes', async () => {
  const chunks = `${root}/users/ana/c`;
  const chunk = (slot: string) => `${chunks}/${slot}`;
  const slots = ['00', '01', '02'];
  await commit(slots.map((slot) => ({ update: { name: chunk(slot), fields: {} } })));
  const { body } = await ask('GET', chunks, undefined, 'owner');
  expect(body.documents.map(({ name }: { name: string }) => name)).toEqual(slots.map(chunk));
  expect((await ask('DELETE', chunk('01'))).status).toBe(200);
  const found = await ask('POST', `${root}:batchGet`, { documents: [chunk('00'), chunk('01')] });
  expect(found.body).toEqual([
    expect.objectContaining({ found: expect.objectContaining({ name: chunk('00') }) }),
    expect.objectContaining({ missing: chunk('01') }),
  ]);
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
  expect((await get(head, {}, token)).status).toBe(status);
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

it.each([
  ['RESOURCE_EXHAUSTED', 429, 'RESOURCE_EXHAUSTED'],
  ['UNAVAILABLE', 503, 'UNAVAILABLE'],
  ['no-database', 404, 'NOT_FOUND'],
  ['service-disabled', 403, 'PERMISSION_DENIED'],
] as const)('can refuse for a while as the provider does: %s', async (why, status, code) => {
  refusal = why;
  const answer = await commit([put({ v: integer(1) })]);
  expect(answer).toMatchObject({ status, body: { error: { code: status, status: code } } });
  const isDisabled = JSON.stringify(answer.body).includes('"reason":"SERVICE_DISABLED"');
  expect(isDisabled).toBe(why === 'service-disabled');
  refusal = null;
  expect(await documentNow()).toMatchObject({ missing: head });
});

it('refuses a document of more than Google takes', async () => {
  const fields = { t: { stringValue: 'x'.repeat(1_048_577) } };
  expect(await commit([put(fields)])).toMatchObject({ status: 400 });
});

it('has the documents again after it ended', async () => {
  await stop();
  await open(folder);
  await commit([put({ v: integer(1) })]);
  await stop();
  await open(folder);
  expect(await fieldsNow()).toEqual({ v: integer(1) });
});

it('ends where its folder has gone, and says so', async () => {
  const gone = mkdtempSync(join(folder, 'gone-'));
  await stop();
  await open(gone);
  await commit([put({ v: integer(1) })]);
  rmSync(gone, { recursive: true });
  await expect(stop()).rejects.toThrow('ENOENT');
  await open();
  expect(await documentNow()).toMatchObject({ missing: head });
});

it('answers pages of any origin', async () => {
  const response = await fetch(`http://localhost:${port}/v1/${head}`, { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
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
