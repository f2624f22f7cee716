/** Writes the kit's tokens, a file per theme, into `packages/ui/tokens`: `pnpm tokens`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokens, tokenFile } from '../src/theme/designTokens.ts';

const folder = join(import.meta.dirname, '../tokens');

mkdirSync(folder, { recursive: true });
for (const theme of ['light', 'dark'] as const) {
  const file = join(folder, tokenFile(theme));
  writeFileSync(file, `${JSON.stringify(designTokens(theme), null, 2)}\n`);
  console.log(file);
}
