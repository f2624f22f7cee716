import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmulators } from '@aulario/dev-tools/emulators';

/** Starts the emulators with an empty store of accounts; returns what stops them again. */
async function start() {
  const accounts = mkdtempSync(join(tmpdir(), 'aulario-accounts-'));
  const emulators = await startEmulators({ hosting: true, accounts });
  return async () => {
    await emulators.stop();
    rmSync(accounts, { recursive: true, force: true });
  };
}

// biome-ignore lint/style/noDefaultExport: Playwright loads a global set-up by its default export.
export default start;
