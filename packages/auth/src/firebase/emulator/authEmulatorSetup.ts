import { startEmulators } from '@aulario/dev-tools/emulators';
import { freePort } from '@aulario/dev-tools/ports';
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
  const port = await freePort();
  const emulators = await startEmulators({ hosting: false, port });
  project.provide('authEmulatorUrl', `http://localhost:${port}`);
  return emulators.stop;
}
