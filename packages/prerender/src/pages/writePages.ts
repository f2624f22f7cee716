import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPageTexts } from '../build/pageTexts.ts';
import { readSettings } from './buildSettings.ts';
import { Folder } from './folder.ts';
import { hashOfCode, partsFolder, readParts } from './pageParts.ts';
import type { PrerenderResult, SiteBuild } from './prerenderPages.ts';
import { siteFiles } from './siteFiles.ts';
import { writePictures } from './writePictures.ts';

/** What the file of a build exports that renders its pages. */
interface Renderer {
  readonly prerender: (build: SiteBuild) => Promise<PrerenderResult>;
}

/**
 * Writes the pages of a build of the application for the catalogue in the public folder, their preview
 * images and the site map. What renders and fills the pages is part of the build.
 *
 * @param folder - That of the build.
 * @returns How many pages there are, and how many the build before had rendered of the same.
 */
export async function writePages(
  folder: string,
  site: Pick<SiteBuild, 'site' | 'public' | 'kept' | 'standing'>,
): Promise<Pick<PrerenderResult, 'reused'> & { readonly pages: number }> {
  const parts = readParts(folder);
  const renderer = resolve(folder, partsFolder, 'prerender.js');
  const { prerender }: Renderer = await import(pathToFileURL(renderer).href);
  const { paths, pictures, reused } = await prerender({
    ...site,
    parts,
    code: hashOfCode(folder),
    textOf: readPageTexts(),
  });
  const files = new Folder(site.site);
  await writePictures(pictures, files, site.kept);
  for (const [name, text] of siteFiles(readSettings(parts.variables).site, paths)) {
    files.write(name, [Buffer.from(text)]);
  }
  return { pages: paths.length, reused };
}
