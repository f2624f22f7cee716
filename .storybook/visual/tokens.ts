import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textAt } from './affected.ts';
import { root } from './pictures.ts';
import type { TokenChange } from './report.ts';

/** The tokens of a file in the format of the W3C's group, by name; a colour by its hex. */
export function tokensIn(group: object, path: readonly string[] = []): [string, string][] {
  return Object.entries(group).flatMap(([key, value]): [string, string][] => {
    if (key === '$value')
      return [
        [path.join('.'), typeof value === 'string' ? value : (value.hex ?? JSON.stringify(value))],
      ];
    const isGroup = typeof value === 'object' && value !== null && !key.startsWith('$');
    return isGroup ? tokensIn(value, [...path, key]) : [];
  });
}

/** The design tokens that differ from a commit's; none where that is unknown. */
export function changedTokens(commit: string): TokenChange[] {
  if (commit === '') return [];
  return ['light', 'dark'].flatMap((theme) => {
    const file = `packages/ui/tokens/aulario.${theme}.tokens.json`;
    const present = new Map(tokensIn(JSON.parse(readFileSync(join(root, file), 'utf8'))));
    const old = new Map(tokensIn(JSON.parse(textAt(commit, file) || '{}')));
    return [...new Map([...old, ...present]).keys()]
      .map((name) => ({
        name: `${name} (${theme})`,
        before: old.get(name) ?? '',
        after: present.get(name) ?? '',
      }))
      .filter(({ before, after }) => before !== after);
  });
}
