/** Stands in for the build of the site: `buildSite.ts CATALOGUE DIST` writes a small one of a catalogue. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [catalogue = '', dist = ''] = process.argv.slice(2);
const page = '<div id="root"></div><script type="module" src="/assets/index-1.js"></script>';

rmSync(dist, { recursive: true, force: true });
for (const folder of ['assets', 'en']) mkdirSync(join(dist, folder), { recursive: true });
for (const name of ['index', 'app', 'courses', 'en/courses'])
  writeFileSync(join(dist, `${name}.html`), page);
writeFileSync(join(dist, 'assets/index-1.js'), 'start()');
cpSync(catalogue, join(dist, 'catalogue'), { recursive: true });
