import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withInlineHashes } from './contentPolicy.ts';
import {
  answersInTime,
  authPort,
  firestorePort,
  freePort,
  projectId,
  requireFreePorts,
  webPort,
} from './machine/ports.ts';

const packageRoot = join(import.meta.dirname, '..');
const root = join(packageRoot, '../..');
const build = 'apps/web/dist-emulator';

/**
 * What `firebase deploy` ships, with two differences: the build is the emulator's, whose pages the
 * policy names, and which may talk to the local accounts and documents.
 */
function shippedConfig() {
  const firebaseJson = readFileSync(join(root, 'firebase.json'), 'utf8');
  const local = `connect-src 'self' http://localhost:${authPort} http://localhost:${firestorePort}`;
  const named = withInlineHashes(firebaseJson, join(root, build));
  const config = JSON.parse(named.replace("connect-src 'self'", local));
  return { ...config, hosting: { ...config.hosting, public: build } };
}

/** Writes the CLI's configuration into a folder of its own, or beside what the hosting serves. */
async function writeConfig(folder: string, hosting: boolean, port: number): Promise<string> {
  const file = hosting ? join(root, 'firebase.emulator.json') : join(folder, 'firebase.json');
  const emulators = {
    auth: { host: 'localhost', port },
    hub: { port: await freePort() },
    logging: { port: await freePort() },
    ui: { enabled: false },
    singleProjectMode: true,
    ...(hosting && { hosting: { host: 'localhost', port: webPort } }),
  };
  writeFileSync(file, JSON.stringify({ ...(hosting && shippedConfig()), emulators }, null, 2));
  return file;
}

/** Switches on what is on in every new Firebase project, and off in the emulator: enumeration protection. */
async function protectEmails(port: number): Promise<void> {
  const url = `http://localhost:${port}/emulator/v1/projects/${projectId}/config`;
  const settings = { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } };
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'PATCH', headers, body: JSON.stringify(settings) });
  if (!response.ok) throw new Error(`The Auth emulator refuses: ${await response.text()}`);
}

/** Emulators that are running. */
export interface Emulators {
  /** Ends when the emulators end by themselves. */
  readonly ended: Promise<void>;
  /** Stops what was started; saves the accounts, or removes them. */
  stop(): Promise<void>;
}

/**
 * Starts the Auth emulator and, with `hosting`, the one that serves the emulator build with the
 * headers of firebase.json. The hosting's build knows the usual ports; without it, the Auth emulator
 * may have any.
 *
 * @param options.keptAccounts - The folder that accounts are read from, and written back to at the
 *   stop. Without it there are none at first, and none are kept.
 */
export async function startEmulators(options: {
  readonly hosting: boolean;
  readonly keptAccounts?: string;
  readonly port?: number;
}): Promise<Emulators> {
  const { hosting, keptAccounts, port = authPort } = options;
  await requireFreePorts(hosting ? { AUTH_PORT: port, PORT: webPort } : { AUTH_PORT: port });
  const folder = mkdtempSync(join(tmpdir(), 'aulario-emulators-'));
  const accounts = keptAccounts ?? join(folder, 'accounts');
  const config = await writeConfig(folder, hosting, port);
  let output = '';
  const preloaded = (file: string) => ['--import', join(import.meta.dirname, file)];
  const child = spawn(
    process.execPath,
    [
      ...preloaded('hostingBehavior.ts'),
      ...preloaded('lazyValidators.ts'),
      join(packageRoot, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      ...['--config', config, '--project', projectId],
      ...['--only', hosting ? 'auth,hosting' : 'auth'],
      ...['--import', accounts, '--export-on-exit', accounts],
    ],
    {
      cwd: root,
      // Where emulators of one project find each other: saving would take the accounts of the last started.
      env: { ...process.env, TMPDIR: folder },
      // A group of its own: Ctrl-C must reach it once, through stop(), or it skips the saving.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true });
  };
  try {
    const urls = [`http://localhost:${port}`];
    if (hosting) urls.push(`http://localhost:${webPort}`);
    for (const url of urls)
      if (!(await answersInTime(child, url, 120_000)))
        throw new Error(`The Firebase emulators did not start.\n${output}`);
    await protectEmails(port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended, stop };
}
