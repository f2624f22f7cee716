/** The same as start, with Vite's watch mode in place of the production build. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { printActionLinks } from './emulatorMails.ts';
import { onInterrupt, startForTerminal } from './emulators.ts';

const web = join(import.meta.dirname, '../../../apps/web');
const emulators = await startForTerminal({ hosting: false });
const vite = spawn(join(web, 'node_modules/.bin/vite'), ['--mode', 'emulator'], {
  cwd: web,
  stdio: 'inherit',
});
onInterrupt(() => vite.kill());
vite.once('exit', () => void emulators.stop());
const stopPrinting = printActionLinks();
await emulators.ended;
stopPrinting();
vite.kill();
