import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Course } from '@aulario/course-data';
import { writeCatalogue } from '@aulario/course-data/build';
import { testBrowser } from '@aulario/dev-tools/browser';
import { webPort } from '@aulario/dev-tools/ports';
import { onInterrupt, startProvider } from '@aulario/dev-tools/provider';
import { type Browser, chromium } from 'playwright';

/** The production build that is served. */
const buildFolder = join(import.meta.dirname, '../../apps/web/dist-emulator');
const served = join(buildFolder, 'catalogue');
const aside = join(buildFolder, '../dist-emulator-catalogue');

/** Replaces the build's catalogue; `restore` undoes that. */
export async function serveCatalogue(courses: readonly Course[]): Promise<void> {
  if (!existsSync(aside)) renameSync(served, aside);
  rmSync(served, { recursive: true, force: true });
  for await (const { path, bytes } of writeCatalogue(courses)) {
    mkdirSync(dirname(join(served, path)), { recursive: true });
    writeFileSync(join(served, path), bytes);
  }
}

function restore(): void {
  if (!existsSync(aside)) return;
  rmSync(served, { recursive: true, force: true });
  renameSync(aside, served);
}

/**
 * Runs with the production build on the hosting emulator, with the headers of firebase.json, and a
 * test browser. Afterwards, and when it is interrupted, it stops both and restores the build's catalogue.
 */
export async function withProduct(
  run: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  if (!existsSync(buildFolder)) throw new Error('Build first: the commands of package.json do.');
  const interrupted = new Promise<void>(onInterrupt).then(() => {
    process.exitCode = 1;
  });
  const provider = await startProvider({ hosting: true });
  // Else the browser would end this process at Ctrl-C.
  const held = { handleSIGINT: false, handleSIGTERM: false };
  const browser = await chromium.launch({ ...(await testBrowser()), ...held });
  try {
    await Promise.race([run(browser, `http://localhost:${webPort}`), interrupted]);
  } finally {
    await browser.close();
    restore();
    await provider.stop();
  }
}
