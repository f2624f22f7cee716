/**
 * Reads the feeds, builds catalogue and site, deploys, looks at what visitors see, and rolls back if that
 * does not work. With `--site` it publishes the site as it is, without reading feeds. Ends with 1 if there
 * was a problem. What it needs is in docs/deployment.md.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { night } from './night/night.ts';

const required = (name: string): string => {
  const value = process.env[name] ?? '';
  if (value === '') throw new Error(`Set ${name}.`);
  return value;
};

const project = required('VITE_FIREBASE_PROJECT_ID');
const root = join(import.meta.dirname, '..');
const state = 'catalogue-state';
// The values of headers that feeds want, a line for each: 'CAMPUS_TOKEN=…'.
for (const [name, value] of Object.entries(parseEnv(process.env['CATALOGUE_HEADERS'] ?? '')))
  process.env[name] ??= value;
// What has not changed since the last night is not rendered again.
process.env['KEPT_PAGES'] ??= join(root, 'catalogue-pages');
const catalogue = [process.execPath, 'scripts/catalogue.ts'];
const turbo = [process.execPath, 'node_modules/turbo/bin/turbo', 'run', 'build'];
const isSiteOnly = process.argv.includes('--site');
const edits = existsSync(join(root, 'edits.json')) ? ['--edits', 'edits.json'] : [];
const words = (text = '') => text.split(/\s+/).filter((word) => word !== '');
const hasState = existsSync(join(root, state, 'courses.jsonl.gz')) || !isSiteOnly;

const { problems } = await night(
  {
    root,
    feeds: isSiteOnly ? [] : [...words(required('CATALOGUE_FEEDS')), ...edits],
    out: 'catalogue-build',
    state,
    dist: 'apps/web/dist',
    site: (process.env['VITE_SITE_URL'] || `https://${project}.web.app`).replace(/\/$/, ''),
    project,
    catalogue,
    siteBuild: [
      ...(hasState ? [[...catalogue, '--state', state]] : []),
      turbo,
      // Hosting serves this policy: without the hashes it would block the styles of the public pages.
      [process.execPath, 'packages/dev-tools/src/writeContentPolicy.ts'],
    ],
    firebase: [process.execPath, 'node_modules/firebase-tools/lib/bin/firebase.js'],
    links: 50,
    // By restoreState.sh.
    earlierProblems: [process.env['STATE_PROBLEM'] ?? []].flat(),
    pausesMs: [5_000, 15_000, 30_000],
  },
  join(root, 'reports/night'),
);
process.exitCode = problems.length === 0 ? 0 : 1;
