import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './sheetManifest.ts';

const fontFolder = join(import.meta.dirname, '../../packages/ui/src/theme/fonts');
const manifestFile = join(import.meta.dirname, 'manifest.json');

/** What pixels depend on besides the code: baselines can be compared only where all of it is equal. */
export interface Environment {
  readonly platform: string;
  readonly browser: string;
  /** SHA-256 of each font file. */
  readonly fonts: Readonly<Record<string, string>>;
}

/** The current environment, with the version of the browser. */
export const environmentOf = (browser: string): Environment => ({
  platform: `${process.platform}-${process.arch}`,
  browser,
  fonts: Object.fromEntries(
    readdirSync(fontFolder)
      .filter((file) => file.endsWith('.woff2'))
      .sort()
      .map((file) => [file, sha256(readFileSync(join(fontFolder, file)))]),
  ),
});

const named = (value: Environment[keyof Environment]) =>
  typeof value === 'string' ? ` (${value})` : '';

/** Whether pictures are compared; if not, why, and whether that is a failure. */
export interface Verdict {
  readonly reason: string | null;
  readonly isFailure: boolean;
}

/**
 * In another environment every picture would differ for no fault of the code, so nothing is compared.
 * CI fails then, and wherever baselines are missing.
 */
export function verdictOn(taken: Environment | null, present: Environment, isCi: boolean): Verdict {
  if (!taken) {
    return {
      reason: 'There are no baselines: pnpm test:visual:update takes them.',
      isFailure: true,
    };
  }
  const differing = (['platform', 'browser', 'fonts'] as const).filter(
    (key) => JSON.stringify(taken[key]) !== JSON.stringify(present[key]),
  );
  if (differing.length === 0) return { reason: null, isFailure: false };
  const parts = differing.map((key) => `${key}${named(taken[key])}`).join(' and ');
  return { reason: `The baselines were taken with another ${parts}.`, isFailure: isCi };
}

/** The environment in which the baselines were taken; null when there are none. */
export const recordedEnvironment = (): Environment | null =>
  existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Environment) : null;

export const recordEnvironment = (environment: Environment) =>
  writeFileSync(manifestFile, `${JSON.stringify(environment, null, 2)}\n`);
