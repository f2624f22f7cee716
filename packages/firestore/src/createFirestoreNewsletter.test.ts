import { expect, it, vi } from 'vitest';
import { createFirestoreNewsletter } from './createFirestoreNewsletter.ts';
import { rootOf } from './firestoreProject.ts';
import { serveProject } from './testing/serveProject.ts';

const project = await serveProject();

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
