import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kitUsage } from './kitUsage.ts';

let workspace: string;

const write = (file: string, code: string) => {
  mkdirSync(dirname(join(workspace, file)), { recursive: true });
  writeFileSync(join(workspace, file), code);
};

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'usage-'));
});

afterAll(() => rmSync(workspace, { recursive: true }));

it('finds who imports a component in the kit and in the application, tests and stories apart', () => {
  write('apps/web/src/routes/Home.tsx', "import { type Tone, Note } from '@aulario/ui';");
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
