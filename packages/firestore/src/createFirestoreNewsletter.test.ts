import { startFirestore } from '@aulario/dev-tools/firestore';
import { freePort } from '@aulario/dev-tools/ports';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createFirestoreNewsletter } from './createFirestoreNewsletter.ts';
import { rootOf } from './firestoreProject.ts';

const projectId = 'demo-aulario';
const port = await freePort();
const project = { projectId, apiKey: 'demo-key', origin: `http://localhost:${port}` };
let stop = async () => {};

beforeAll(async () => {
  ({ stop } = await startFirestore({ port, projectId }));
}, 60_000);
afterAll(() => stop());

async function kept(): Promise<readonly unknown[]> {
  const headers = { authorization: 'Bearer owner' };
  const response = await fetch(`${project.origin}/v1/${rootOf(project)}/newsletter`, { headers });
  const { documents = [] } = (await response.json()) as { documents?: { fields: unknown }[] };
  return documents.map(({ fields }) => fields);
}

it('keeps the address and nothing else, again when it comes again', async () => {
  const { subscribe } = createFirestoreNewsletter(project);
  await subscribe('lucía+a@correo.example');
  await subscribe('lucía+a@correo.example');
  const fields = { email: { stringValue: 'lucía+a@correo.example' } };
  expect(await kept()).toEqual([fields, fields]);
});

it('believes only a good answer', async () => {
  const { subscribe } = createFirestoreNewsletter(project);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 429 }));
  await expect(subscribe('a@b.example')).rejects.toThrow('429');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(subscribe('a@b.example')).rejects.toThrow(TypeError);
  vi.unstubAllGlobals();
});
