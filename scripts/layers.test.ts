import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLayers, importsOf, readGraph } from './layers.ts';

const root = join(import.meta.dirname, '..');
const graph = readGraph(root);

describe('the layers of the workspace', () => {
  it('have no import cycle', () => {
    expect(checkLayers(graph).cycles).toEqual([]);
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
    ['packages/course-data/src/catalogue/port/catalogue.ts', "import '../search/findCourses.ts';"],
  ])('%s must not have %s', (file, line) => {
    const code = readFileSync(join(root, file), 'utf8');
    const broken = new Map(graph).set(file, importsOf(file, `${code}${line}\n`));
    const { cycles } = checkLayers(broken);
    expect(cycles).toHaveLength(1);
  });
});
