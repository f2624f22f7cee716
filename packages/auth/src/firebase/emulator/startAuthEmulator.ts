import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { protectAgainstEnumeration } from './emulatorAdmin.ts';
import { freePorts } from './freePorts.ts';

/** A project id that begins with 'demo-' keeps the tools away from every real project. */
const projectId = 'demo-aulario';

const longestStart = 90_000;
const longestStop = 5_000;

/** An emulator that runs until it is stopped. */
export interface RunningEmulator {
  /** 'http://127.0.0.1:<port>' */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the Auth emulator of firebase-tools on free ports, in a folder of its own, and switches
 * enumeration protection on, without which it answers with codes that the real provider does not
 * give. Needs neither Java nor a network.
 *
 * @param report - Told what is going on when the start takes long.
 */
export async function startAuthEmulator(report: (line: string) => void): Promise<RunningEmulator> {
  const folder = await mkdtemp(join(tmpdir(), 'aulario-auth-emulator-'));
  const [port = 0, hub = 0, logging = 0] = await freePorts(3);
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(settings(port, hub, logging)));
  const child = await spawnEmulator(folder);
  const output = collectOutput(child);
  const killAtExit = (): void => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', killAtExit);

  const stop = async (): Promise<void> => {
    await end(child);
    process.removeListener('exit', killAtExit);
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await answering(url, child, report);
    await protectAgainstEnumeration(url, projectId);
  } catch (cause) {
    await stop();
    throw new Error(`The Auth emulator did not start.\n${output()}`, { cause });
  }
  return { url, stop };
}

function settings(port: number, hub: number, logging: number) {
  const host = '127.0.0.1';
  return {
    emulators: {
      auth: { host, port },
      hub: { host, port: hub },
      logging: { host, port: logging },
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
}

/** Runs the CLI's own file, so that the process that is stopped is the emulator itself. */
async function spawnEmulator(folder: string): Promise<ChildProcess> {
  const manifest = createRequire(import.meta.url).resolve('firebase-tools/package.json');
  const { bin } = JSON.parse(await readFile(manifest, 'utf8')) as { bin: { firebase: string } };
  const command = join(dirname(manifest), bin.firebase);
  const args = [command, 'emulators:start', '--only', 'auth', '--project', projectId];
  // Settings, locks and logs of the tools stay in the folder, apart from those of the person.
  const env = { ...process.env, TMPDIR: folder, XDG_CONFIG_HOME: folder, CI: 'true' };
  return spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

function collectOutput(child: ChildProcess): () => string {
  const chunks: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  return () => chunks.join('');
}

async function answering(
  url: string,
  child: ChildProcess,
  report: (line: string) => void,
): Promise<void> {
  const begin = Date.now();
  let reported = begin;
  while (Date.now() - begin < longestStart) {
    if (hasEnded(child)) throw new Error('It ended by itself.');
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (Date.now() - reported > 5_000) {
      reported = Date.now();
      report(`Auth emulator: starting for ${Math.round((reported - begin) / 1000)} s`);
    }
    await pause(100);
  }
  throw new Error(`No answer in ${longestStart / 1000} s.`);
}

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  const patience = new AbortController();
  const killing = pause(longestStop, undefined, { signal: patience.signal }).then(
    () => child.kill('SIGKILL'),
    () => false,
  );
  await ended;
  patience.abort();
  await killing;
}
