import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyWorkspace } from './copyWorkspace.ts';
import { checkFloors } from './floors.ts';

let copy: string;

beforeAll(() => {
  copy = copyWorkspace();
});

afterAll(() => rmSync(copy, { recursive: true }));

describe('the floors of the workspace', () => {
  it('have no import cycle', () => {
    expect(checkFloors(copy).cycles).toEqual([]);
  });

  it.each([
    [
      'apps/web/src/features/language/language.ts',
      "import type { Answer } from '../form/FormAnswer.tsx';",
    ],
    [
      'apps/web/src/features/language/messages.ts',
      "export type { Text } from './useTranslate.ts';",
    ],
    ['apps/web/src/features/services/Services.tsx', "void import('../session/Session.tsx');"],
    ['packages/ui/src/theme/color.ts', "import '../components/Button/Button.tsx';"],
  ])('%s must not have %s', (file, line) => {
    const path = join(copy, file);
    const code = readFileSync(path, 'utf8');
    writeFileSync(path, `${code}${line}\n`);
    const cycles = checkFloors(copy).cycles;
    writeFileSync(path, code);
    expect(cycles).toHaveLength(1);
  });
});
