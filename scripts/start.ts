import { join } from 'node:path';
import { type Emulators, startEmulators, webPort } from './emulators.ts';

/** Accounts made here stay between runs; the folder is not under version control. */
const accounts = join(import.meta.dirname, '../.accounts');

console.log('Starting the Auth emulator and the web server …');
let emulators: Emulators;
try {
  emulators = await startEmulators({ hosting: true, accounts });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

let isStopping = false;
const stop = () => {
  if (isStopping) return;
  isStopping = true;
  console.log('\nStopping …');
  void emulators.stop();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

console.log(`
  Aulario is running:  http://localhost:${webPort}

  Sign up with any address and a password of 12 characters: accounts live
  in the emulator on this machine, and no mail leaves it.
  Ctrl-C stops everything.
`);

await emulators.ended;
if (!isStopping) {
  console.error('The emulators ended by themselves.');
  process.exitCode = 1;
}
