import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packageFile = join(import.meta.dirname, '../../../apps/web/package.json');
const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync(packageFile, 'utf8'));

/** The oldest supported version of each browser, by its name in a browserslist. */
export const browserFloor: ReadonlyMap<string, string> = new Map(
  browserslist.map((line) => {
    const [, browser, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (!browser || !version) throw new Error(`Not 'browser >= version': ${line}`);
    return [browser, version];
  }),
);

/** The floor as Vite names its targets: 'safari17.4'. */
export const buildTarget: string[] = [...browserFloor].map(
  ([browser, version]) => `${browser === 'ios_saf' ? 'ios' : browser}${version}`,
);
