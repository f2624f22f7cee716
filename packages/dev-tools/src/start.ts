/** Serves the production build with its headers, beside an Auth emulator. */

import { printActionLinks } from './emulatorMails.ts';
import { onInterrupt, startForTerminal } from './emulators.ts';
import { webPort } from './ports.ts';

const emulators = await startForTerminal({ hosting: true });
let isStopping = false;
onInterrupt(() => {
  isStopping = true;
  void emulators.stop();
});

console.log(`
  Aulario is running:  http://localhost:${webPort}

  Sign up with any address and a password of 12 characters: accounts live
  in the emulator on this machine, and no mail leaves it: the links that
  mails would hold (verification, new password) are printed here.
  Ctrl-C stops everything.
`);

const stopPrinting = printActionLinks();
await emulators.ended;
stopPrinting();
if (!isStopping) {
  console.error('The emulators ended by themselves.');
  process.exitCode = 1;
}
