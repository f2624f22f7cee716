/**
 * Takes the colours of a token file that a design tool has exported into the theme: `pnpm tokens:import FILE`. A role
 * gets the alias that the file gives it in the file's mode, a raw colour its new value.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensToSource } from '../src/theme/tokensToSource.ts';

const [file = ''] = process.argv.slice(2);
const theme = join(import.meta.dirname, '../src/theme');
const sources = Object.fromEntries(
  (['roles.ts', 'palette.ts'] as const).map((name) => [
    name,
    readFileSync(join(theme, name), 'utf8'),
  ]),
);
const { changed, ...written } = tokensToSource(JSON.parse(readFileSync(file, 'utf8')), {
  roles: sources['roles.ts'] ?? '',
  palette: sources['palette.ts'] ?? '',
});
writeFileSync(join(theme, 'roles.ts'), written.roles);
writeFileSync(join(theme, 'palette.ts'), written.palette);
console.log(changed.length === 0 ? 'Nothing differs.' : changed.join('\n'));
