/** Serves the production build with its headers, beside accounts and documents of this machine. */

import { webPort } from './machine/ports.ts';
import { printNewUntil } from './printNew.ts';
import { onInterrupt, startForTerminal } from './provider.ts';

const provider = await startForTerminal({ hosting: true });
let isStopping = false;
onInterrupt(() => {
  isStopping = true;
  void provider.stop();
});

console.log(`
  Aulario is running:  http://localhost:${webPort}

  Sign up with any address and a password of 12 characters: accounts live
  in the emulator on this machine, and no mail leaves it: the links that
  mails would hold (verification, new password) are printed here, and who
  subscribes to the newsletter. Documents are in ${
    provider.isFirestoreOfficial ? 'the official emulator' : 'a store of this repository'
  } of Firestore.
  Ctrl-C stops everything.
`);

await printNewUntil(provider.ended);
await provider.stop();
if (!isStopping) {
  console.error('The emulators ended by themselves.');
  process.exitCode = 1;
}
