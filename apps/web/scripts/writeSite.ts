/**
 * Makes the site of a build of the application and of the catalogue in `public`: `writeSite.ts BUILD SITE`.
 * What renders the pages is part of the build, so that a new catalogue needs no new build.
 */
import { hash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { Folder } from '@aulario/prerender/pages/folder.ts';
import { clearSite } from '@aulario/prerender/pages/keptPages.ts';
import { partsFolder } from '@aulario/prerender/pages/pageParts.ts';
import { writePages } from '@aulario/prerender/pages/writePages.ts';

/** Code that is useless offline: the hosted search, new passwords, Google sign-in. */
const onlyOnline = /^assets\/(?:typesense|judgePassword|askGoogle)-/;

/** The scripts and fonts of the application, without those of pages in other folders. */
const isAsset = (file: string) => /^assets\/[^/]*$/.test(file) && !onlyOnline.test(file);

const worker = 'serviceWorker.js';
const sha256 = (bytes: Uint8Array) => hash('sha256', bytes);

const startMs = performance.now();
const [build = '', site = ''] = process.argv.slice(2).map((folder) => resolve(folder));
const publicFolder = join(import.meta.dirname, '../public');
const kept = process.env['KEPT_PAGES'] ? resolve(process.env['KEPT_PAGES']) : null;

const files = new Folder(site);
const standing = clearSite(files, kept);
const built = new Folder(build);
for (const from of [new Folder(publicFolder), built]) {
  for (const file of from.list()) {
    if (file !== worker && !file.startsWith(`${partsFolder}/`)) files.take(file, from, file);
  }
}
const { pages, reused } = await writePages(build, { site, public: publicFolder, kept, standing });
// The service worker keeps the files of the build, and the page.
const digests = Object.fromEntries([
  ...built
    .list()
    .filter(isAsset)
    .map((file) => [`/${file}`, sha256(built.read(file))]),
  ['/app', sha256(files.read('app.html'))],
]);
const digestsCode = `const builtFiles=${JSON.stringify(digests)};\n`;
files.write(worker, [Buffer.from(digestsCode), built.read(worker)]);
const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
console.log(`${pages} public pages in ${seconds} s, ${reused} pages and answers kept`);
