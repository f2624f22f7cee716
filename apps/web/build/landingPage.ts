import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { languageKey } from '../src/features/language/language.ts';
import { paths } from '../src/features/navigation/paths.ts';
import { commonPasswords } from './commonPasswords.ts';
import type { DrawnLanding, drawLanding } from './landingMarkup.tsx';
import { linguiCatalogues } from './linguiCatalogues.ts';
import { requireHashInPolicy } from './requireInPolicy.ts';

const web = fileURLToPath(new URL('..', import.meta.url));

/**
 * Before anything is drawn: who has chosen English here is not shown the Spanish page first, and
 * another address not the landing page, should a host answer with it there.
 */
const script = `try{if(location.pathname!=='${paths.landing}'||localStorage.getItem('${languageKey}')==='en')document.documentElement.lang='en'}catch{}`;
const hiding = ':root:not([lang=es]) [data-application]{visibility:hidden}';

const ownBuild = { root: web, configFile: false, publicDir: false, logLevel: 'warn' } as const;

/** Built by itself, so that the application's chunks are cut as if it were not there. */
async function buildStart(): Promise<string> {
  const { output } = (await build({
    ...ownBuild,
    build: { write: false, rolldownOptions: { input: 'src/app/landingStart.ts' } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** Built by itself, since it runs in Node. */
async function draw(hasNewsletter: boolean): Promise<DrawnLanding> {
  const folder = mkdtempSync(join(web, 'node_modules/.landing-'));
  try {
    await build({
      ...ownBuild,
      plugins: [react(), commonPasswords(), linguiCatalogues()],
      ssr: { noExternal: true },
      build: { ssr: 'build/landingMarkup.tsx', outDir: folder },
    });
    const drawn: { drawLanding: typeof drawLanding } = await import(
      pathToFileURL(join(folder, 'landingMarkup.js')).href
    );
    return await drawn.drawLanding(hasNewsletter);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The application's empty page, filled with the landing page; it names the application's code. */
function fill(empty: string, { title, markup }: DrawnLanding, rules: string, start: string) {
  const [, application] = /<script type="module"[^>]*src="([^"]*)"/.exec(empty) ?? [];
  if (application === undefined) throw new Error('The page has no script.');
  return empty
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(application, `/${start}`)
    .replace('<meta', () => `<script>${script}</script>\n    <meta`)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>\n    <style>${rules}</style>`)
    .replace('id="root">', () => `id="root" data-application="${application}">${markup}`);
}

/**
 * Writes the landing page as a page that is read before, and without, any code of the application.
 * What the hosting answers with for every other screen, the application's empty page, is app.html.
 */
export const landingPage = (firebaseJson: string): Plugin => {
  let hasNewsletter = false;
  return {
    name: 'aulario:landing-page',
    apply: 'build',
    configResolved({ env }) {
      hasNewsletter = Boolean(env['VITE_NEWSLETTER_URL']);
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        const fonts = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
        if (page?.type !== 'asset' || fonts?.type !== 'asset') {
          throw new Error('The build has no page or no fonts.');
        }
        const source = await buildStart();
        const start = this.emitFile({ type: 'asset', name: 'landingStart.js', source });
        const drawn = await draw(hasNewsletter);
        const rules = `${fonts.source}${hiding}${drawn.style}`;
        requireHashInPolicy('script-src', script, firebaseJson);
        requireHashInPolicy('style-src', rules, firebaseJson);
        const empty = String(page.source);
        this.emitFile({ type: 'asset', fileName: 'app.html', source: empty });
        page.source = fill(empty, drawn, rules, this.getFileName(start));
      },
    },
  };
};
