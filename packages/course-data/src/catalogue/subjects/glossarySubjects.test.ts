import { foldText, glossarySubjects } from '@aulario/search';
import { expect, it } from 'vitest';
import { sampleCourses } from '../../samples/sampleCourses.ts';

it('knows the subjects of the sample courses except product names', () => {
  const names = new Set(glossarySubjects.flatMap(({ en }) => en).map(foldText));
  const unknown = new Set(
    sampleCourses.flatMap((course) => course.subjects).filter((name) => !names.has(foldText(name))),
  );
  const products =
    'Python|C/C++|Photoshop|Adobe XD|PowerPoint|Illustrator|AutoCAD|React|Android|QuickBooks|AWS|' +
    'Node.js|Google Ads|Facebook Ads|Excel|Cognos|Office 365|Word|Tableau|Premiere Pro|ChatGPT|Power BI|GIMP|DaVinci Resolve';
  expect([...unknown].filter((name) => !products.split('|').includes(name))).toEqual([]);
});
