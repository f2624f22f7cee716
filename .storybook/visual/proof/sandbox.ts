import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyWorkspace } from '../../../scripts/copyWorkspace.ts';

const root = join(import.meta.dirname, '../../..');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  packageManager: string;
};

const port = 6107;
export const origin = `http://localhost:${port}`;

/** Ignored by Git, and shown by the stories of screens. */
const generated = 'apps/web/public';

export const textOf = async (path: string) => {
  const response = await fetch(`${origin}/${path}`);
  return response.ok ? response.text() : null;
};

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`In a minute: ${what}`);
    await wait(50);
  }
}

/** Waits until the server gives out another text for a file than this one. */
export const untilServed = (path: string, before: string | null) =>
  until(async () => (await textOf(path)) !== before, `no new ${path}`);

/** A copy of the workspace with Storybook running in it: what is changed there is changed nowhere else. */
export class Sandbox {
  readonly folder = copyWorkspace();
  #server: ChildProcess | null = null;

  async open(): Promise<void> {
    cpSync(join(root, generated), join(this.folder, generated), { recursive: true });
    // Linked to this workspace's packages, the copy would show their sources.
    const install = ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'];
    execFileSync('npx', install, { cwd: this.folder, stdio: 'ignore' });
    const storybook = join(this.folder, 'node_modules/storybook/dist/bin/dispatcher.js');
    const options = ['dev', '-c', '.storybook', '-p', `${port}`, '--ci', '--quiet', '--exact-port'];
    this.#server = spawn(process.execPath, [storybook, ...options], {
      cwd: this.folder,
      stdio: 'ignore',
      detached: true,
    });
    await until(async () => (await textOf('index.json')) !== null, 'no Storybook');
  }

  close(): void {
    if (this.#server?.pid) process.kill(-this.#server.pid);
    rmSync(this.folder, { recursive: true });
  }
}
