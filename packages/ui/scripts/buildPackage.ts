/** Writes what the package ships into `dist`: an ES module and its types for each source, which `check-types` checks. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

rmSync(dist, { recursive: true, force: true });
execFileSync('pnpm', ['exec', 'tsc', '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });

// Node's resolution, `nodenext`, asks for the extension that the compiler leaves out.
for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  const path = join(dist, file);
  const types = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    types.replaceAll('"styled-components/dist/types"', '"styled-components/dist/types.js"'),
  );
}
