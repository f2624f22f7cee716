import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Platform, platformList } from '@aulario/course-data';
import type { Plugin } from 'vite';
import { dataBlock } from '../start/dataBlock.ts';
import { pagePlatformsId } from '../start/pageData.ts';

/** The platforms of the catalogue in a folder that the application does not know by itself. */
export function addedPlatforms(publicFolder: string): readonly Platform[] {
  const manifest = join(publicFolder, 'catalogue/manifest.json');
  if (!existsSync(manifest)) return [];
  const { content } = JSON.parse(readFileSync(manifest, 'utf8'));
  const known = new Set(platformList().map(({ id }) => id));
  return content.platforms.filter(({ id }: Platform) => !known.has(id));
}

/**
 * Embeds platforms in the application's page: what a reader keeps of their courses is only
 * read once the application knows their hosts, and no screen of it waits for the catalogue.
 */
export function withPlatforms(page: string, platforms: readonly Platform[]): string {
  if (platforms.length === 0) return page;
  const data = dataBlock(pagePlatformsId, platforms);
  return page.replace(/<meta charset[^>]*>/, (charset) => charset + data);
}

/** Puts the platforms of the catalogue in `public` into the page that `vite` serves; a build gets them with its pages. */
export const servedPlatforms = (): Plugin => ({
  name: 'aulario:platforms',
  apply: 'serve',
  transformIndexHtml: (page, { server }) =>
    server && withPlatforms(page, addedPlatforms(server.config.publicDir)),
});
