import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashOf } from './hashes.ts';

const fonts = join(import.meta.dirname, '../../packages/ui/src/theme/fonts/*.woff2');
const environmentFile = join(import.meta.dirname, 'environment.json');

/** What pixels depend on besides the code: pictures can be compared only where all of it is equal. */
export type Environment = Readonly<Record<string, string>>;

/** The current environment, with the version of the browser. */
export const environmentOf = (browser: string): Environment => ({
  platform: `${process.platform}-${process.arch}`,
  browser,
  ...Object.fromEntries(
    globSync(fonts)
      .sort()
      .map((file) => [basename(file), hashOf(readFileSync(file))]),
  ),
});

/** What differs between two environments, by name; null where pictures can be compared. */
export function mismatchOf(recorded: Environment, present: Environment): string | null {
  const names = new Set([...Object.keys(recorded), ...Object.keys(present)]);
  const differing = [...names].filter((name) => recorded[name] !== present[name]);
  if (differing.length === 0) return null;
  const parts = differing.map((name) => `${name} ${recorded[name] ?? 'absent'}`);
  return `The pictures were taken with ${parts.join(', ')}.`;
}

export const recordedEnvironment = (): Environment =>
  existsSync(environmentFile) ? JSON.parse(readFileSync(environmentFile, 'utf8')) : {};

export const recordEnvironment = (environment: Environment) =>
  writeFileSync(environmentFile, `${JSON.stringify(environment, null, 2)}\n`);
