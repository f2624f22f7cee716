import { startFirestore } from '@aulario/dev-tools/firestore';
import { freePort } from '@aulario/dev-tools/ports';
import { afterAll, beforeAll } from 'vitest';
import type { FirestoreProject } from '../firestoreProject.ts';

/** A project that a Firestore on a free port serves while the tests of the calling file run. */
export async function serveProject(): Promise<FirestoreProject> {
  const projectId = 'demo-aulario';
  const port = await freePort();
  let stop = async () => {};
  beforeAll(async () => {
    ({ stop } = await startFirestore({ port, projectId }));
  }, 60_000);
  afterAll(() => stop());
  return { projectId, apiKey: 'demo-key', origin: `http://localhost:${port}` };
}
