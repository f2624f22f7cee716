import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fontFolder = join(import.meta.dirname, '../../packages/ui/src/theme/fonts');
const manifestFile = join(import.meta.dirname, 'manifest.json');

/** What pixels depend on besides the code: they can only be compared where both are the same. */
export interface Environment {
  readonly platform: string;
  readonly browser: string;
  /** SHA-256 of each font file. */
  readonly fonts: Readonly<Record<string, string>>;
}

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

export const environmentOf = (browser: string): Environment => ({
  platform: `${process.platform}-${process.arch}`,
  browser,
  fonts: Object.fromEntries(
    readdirSync(fontFolder)
      .filter((file) => file.endsWith('.woff2'))
      .sort()
      .map((file) => [file, sha256(join(fontFolder, file))]),
  ),
});

/** Says where the environment differs from the one in which the baselines were taken. */
export function differenceFromBaselines(environment: Environment): string | null {
  if (!existsSync(manifestFile)) return 'There are no baselines yet.';
  const taken = JSON.parse(readFileSync(manifestFile, 'utf8')) as Environment;
  const differing = (['platform', 'browser', 'fonts'] as const).filter(
    (key) => JSON.stringify(taken[key]) !== JSON.stringify(environment[key]),
  );
  return differing.length
    ? `The baselines were taken with another ${differing.join(' and ')}.`
    : null;
}

export const recordEnvironment = (environment: Environment) =>
  writeFileSync(manifestFile, `${JSON.stringify(environment, null, 2)}\n`);
