import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kitUsage, sourcesIn } from './kitUsage.ts';

const root = join(import.meta.dirname, '../..');
let workspace: string;

const write = (file: string, code: string) => {
  mkdirSync(dirname(join(workspace, file)), { recursive: true });
  writeFileSync(join(workspace, file), code);
};

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'usage-'));
});

afterAll(() => rmSync(workspace, { recursive: true }));

it('finds who imports a component of the kit, tests, stories and namesakes apart', () => {
  write('apps/web/src/routes/Home.tsx', "import { type Tone, Note } from '@aulario/ui';");
  write('apps/web/src/app/App.tsx', "import { A } from './A.tsx';");
  write('apps/web/src/routes/Home.test.tsx', "import { Note } from '@aulario/ui';");
  write(
    'packages/ui/src/patterns/a/A/A.tsx',
    "import { Note } from '../../../components/Note/Note.tsx';",
  );
  write('packages/ui/src/patterns/a/A/A.stories.tsx', "import { A } from './A.tsx';");
  expect(kitUsage(workspace)).toEqual({
    Note: ['apps/web/src/routes/Home.tsx', 'packages/ui/src/patterns/a/A/A.tsx'],
    Tone: ['apps/web/src/routes/Home.tsx'],
  });
});

it('finds a use of something in every file of components and patterns', () => {
  const files = sourcesIn(root, 'packages/ui/src/{components,patterns}/**/[A-Z]*.tsx');
  const usage = kitUsage(root);
  const exportsOf = (file: string) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
      ([, name = '']) => name,
    );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !exportsOf(file).some((name) => usage[name]))).toEqual([]);
});
