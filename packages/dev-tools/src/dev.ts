/** The same as start, with Vite's watch mode in place of the production build. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { printNewUntil } from './printNew.ts';
import { onInterrupt, startForTerminal } from './provider.ts';

const web = join(import.meta.dirname, '../../../apps/web');
const provider = await startForTerminal({ hosting: false });
const vite = spawn(join(web, 'node_modules/.bin/vite'), ['--mode', 'emulator'], {
  cwd: web,
  stdio: 'inherit',
});
onInterrupt(() => vite.kill());
vite.once('exit', () => void provider.stop());
await printNewUntil(provider.ended);
await provider.stop();
vite.kill();
