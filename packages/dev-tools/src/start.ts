/**
 * Serves the product beside accounts and documents of this machine: the production build with its headers, or
 * with `--watch` its source by Vite.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { webPort } from './machine/ports.ts';
import { printNewUntil } from './printNew.ts';
import { onInterrupt, sayFailure, startProvider } from './provider.ts';

const web = join(import.meta.dirname, '../../../apps/web');
const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });

const welcome = (isFirestoreOfficial: boolean) => `
  Aulario is running:  http://localhost:${webPort}

  Sign up with any address and a password of 12 characters: accounts live
  in the emulator on this machine, and no mail leaves it: the links that
  mails would hold (verification, new password) are printed here, and who
  subscribes to the newsletter. Documents are in ${
    isFirestoreOfficial ? 'the official emulator' : 'a store of this repository'
  } of Firestore.
  Ctrl-C stops everything.
`;

/** Starts Vite's watch mode in a process of its own: within this one it would end it before accounts are saved. */
const watch = () =>
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--mode', 'emulator'], {
    cwd: web,
    stdio: 'inherit',
  });

async function serve(): Promise<void> {
  console.log('Starting the Firebase emulators …');
  const provider = await startProvider({ hosting: !values.watch, isKept: true });
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    void provider.stop();
  };
  onInterrupt(stop);
  const vite = values.watch ? watch().once('exit', stop) : null;
  console.log(welcome(provider.isFirestoreOfficial));
  await printNewUntil(provider.ended);
  vite?.kill();
  await provider.stop();
  if (!isStopping) throw new Error('The emulators ended by themselves.');
}

await serve().catch(sayFailure);
