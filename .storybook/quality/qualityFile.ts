import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readReports } from './readReports.ts';

const root = join(import.meta.dirname, '../..');

/** Beside the pages of Storybook, which fetch it. */
export const qualityFile = 'quality.json';

const currentReports = () => JSON.stringify(readReports(join(root, 'reports')));

/** Answers with the reports of the last runs while Storybook is developed. */
export const servedQuality = (): Plugin => ({
  name: 'served-quality',
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${qualityFile}`, (_, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(currentReports());
    });
  },
});

/** Writes them into the built Storybook, after the build: a kept build never brings old reports. */
if (import.meta.main) {
  const folder = join(root, 'storybook-static');
  if (!existsSync(folder)) throw new Error('There is no built Storybook: pnpm build:storybook');
  writeFileSync(join(folder, qualityFile), currentReports());
}
