import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sparticuz, { inflate } from '@sparticuz/chromium';
import { chromium } from 'playwright';

const packageRoot = join(import.meta.dirname, '..');
const pinned = join(packageRoot, 'node_modules/@sparticuz/chromium');
const { version } = JSON.parse(readFileSync(join(pinned, 'package.json'), 'utf8')) as {
  version: string;
};
const packed = join(pinned, 'bin');
const unpacked = join(packageRoot, `../../node_modules/.cache/browser-${version}`);

/** The options of Playwright's `launch` for the tests' browser. */
export interface BrowserLaunch {
  readonly executablePath?: string;
  readonly channel?: 'chrome';
  readonly args: string[];
  readonly env?: Record<string, string>;
}

/** Rendering must not depend on the machine; root in a container has no sandbox. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The package's own file has the folders of another service; without any system font the browser
 * crashes when it needs one that the page does not load.
 */
const fontsConf = `<?xml version="1.0"?>
<fontconfig>
  <dir>${join(unpacked, 'fonts/fonts')}</dir>
  <cachedir>${join(unpacked, 'fonts/cache')}</cachedir>
</fontconfig>
`;

/** The lockfile's browser is built for this platform only; elsewhere one must be installed. */
const isPinned = process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks the browser that the lockfile pins, once per version. The package unpacks into the
 * temporary folder under fixed names, so that folder is pointed at a new one of our own, which is
 * moved into place when it is whole.
 */
async function unpack(): Promise<void> {
  if (existsSync(unpacked)) return;
  console.log('Unpacking the browser for the tests (once, about 250 MB) …');
  const arriving = `${unpacked}-${process.pid}`;
  mkdirSync(arriving, { recursive: true });
  process.env['TMPDIR'] = arriving;
  await sparticuz.executablePath(packed);
  await inflate(join(packed, 'al2023.tar.br'));
  delete process.env['TMPDIR'];
  writeFileSync(join(arriving, 'fonts.conf'), fontsConf);
  try {
    renameSync(arriving, unpacked);
  } catch {
    // Another process has unpacked it meanwhile.
    rmSync(arriving, { recursive: true });
  }
}

/**
 * The launch options of the tests' browser: the lockfile's on Linux x64; elsewhere Playwright's own
 * if installed, else an installed Chrome (Playwright reports it if missing).
 */
export async function testBrowser(): Promise<BrowserLaunch> {
  if (isPinned) {
    await unpack();
    return {
      executablePath: join(unpacked, 'chromium'),
      args,
      env: {
        ...process.env,
        LD_LIBRARY_PATH: join(unpacked, 'al2023/lib'),
        FONTCONFIG_FILE: join(unpacked, 'fonts.conf'),
      } as Record<string, string>,
    };
  }
  return existsSync(chromium.executablePath()) ? { args } : { args, channel: 'chrome' };
}

if (import.meta.main) await testBrowser();
