import type { TestProject } from 'vitest/node';
import { startAuthEmulator } from './startAuthEmulator.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    authEmulatorUrl: string;
  }
}

/** Vitest's global set-up of the emulator tests: one emulator for all of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const emulator = await startAuthEmulator((line) => project.vitest.logger.log(line));
  project.provide('authEmulatorUrl', emulator.url);
  return emulator.stop;
}
