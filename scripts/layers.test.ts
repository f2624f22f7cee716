import { describe, expect, it } from 'vitest';
import { checkLayers, importsOf, readGraph } from './layers.ts';
import { read } from './repository.ts';

const graph = readGraph();

describe('the layers of the workspace', () => {
  it('have no import cycle', () => {
    expect(checkLayers(graph).cycles).toEqual([]);
  });

  it.each([
    [
      'packages/frame/src/language/language.ts',
      "import type { Answer } from '../form/FormAnswer.tsx';",
    ],
    ['packages/frame/src/language/messages.ts', "export type { Text } from './useTranslate.ts';"],
    ['packages/frame/src/services/Services.tsx', "void import('../session/Session.tsx');"],
    ['packages/course-data/src/catalogue/port/catalogue.ts', "import '../search/findCourses.ts';"],
    ['packages/search/src/language/glossary/glossary.ts', "import '../../query/term.ts';"],
    ['packages/search/src/ranking/rankKeys.ts', "import '../answer/runQuery.ts';"],
    [
      'packages/ui/src/components/Button/Button.tsx',
      "import '../../patterns/course/CourseCard/CourseCard.tsx';",
    ],
    [
      'packages/screens/src/catalogue/catalogue.route.tsx',
      "import '../dashboard/dashboard.route.tsx';",
    ],
  ])('%s must not have %s', (file, line) => {
    const folder = file.replace(/src\/.*/, '');
    const ofPackage = [...graph].filter(([path]) => path.startsWith(folder));
    const broken = new Map(ofPackage).set(file, importsOf(file, `${read(file)}${line}\n`));
    expect(checkLayers(broken).cycles).toHaveLength(1);
  });
});
