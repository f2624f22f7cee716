import { type FirestoreOptions, startFirestore } from '@aulario/dev-tools/firestore';
import { freePort } from '@aulario/dev-tools/ports';
import { afterAll, beforeAll } from 'vitest';
import type { FirestoreProject } from '../firestoreProject.ts';

/**
 * A project that a Firestore on a free port serves while the tests of the calling file run.
 *
 * @param start - Google's emulator where it is installed, unless another is given.
 */
export async function serveProject(
  start: (options: FirestoreOptions) => Promise<{ stop(): Promise<void> }> = startFirestore,
): Promise<FirestoreProject> {
  const projectId = 'demo-aulario';
  const port = await freePort();
  let stop = async () => {};
  beforeAll(async () => {
    ({ stop } = await start({ port, projectId }));
  }, 60_000);
  afterAll(() => stop());
  return { projectId, apiKey: 'demo-key', origin: `http://localhost:${port}` };
}
