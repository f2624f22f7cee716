import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startEmulators } from '@aulario/dev-tools/emulators';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    authEmulatorUrl: string;
  }
}

/**
 * Vitest's global set-up of the emulator tests: one emulator for all of them, on a free port, with
 * enumeration protection on as in every new project.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const accounts = await mkdtemp(join(tmpdir(), 'aulario-auth-emulator-'));
  const port = await freePort();
  const emulators = await startEmulators({ hosting: false, accounts, port });
  project.provide('authEmulatorUrl', `http://localhost:${port}`);
  return async () => {
    await emulators.stop();
    await rm(accounts, { recursive: true, force: true });
  };
}
