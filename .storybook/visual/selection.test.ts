import { expect, it } from 'vitest';
import { importedBy, named } from './components.ts';
import { unseenIn, unseenNotes } from './coverage.ts';
import { changesBetween } from './files.ts';

it('knows a component by its name, and says what it does not know', () => {
  const story = (title: string) => ({ id: '', title, name: 'One', importPath: '' });
  const components = new Map([
    ['components-button', [story('Components/Button')]],
    ['patterns-button-bar', [story('Patterns/Button bar')]],
  ]);
  expect([...named(components, ['button']).keys()]).toEqual(['components-button']);
  expect(named(components, [])).toBe(components);
  expect(() => named(components, ['Buton'])).toThrow('No component is called Buton');
});

it('finds what a story is drawn from, but nothing that only a page of documentation shows', () => {
  const imported = (name: string, ...by: string[]) => ({
    name,
    reasons: by.map((moduleName) => ({ moduleName })),
  });
  const modules = [
    imported('./a.ts', './b.ts'),
    imported('./b.ts', './b.stories.tsx'),
    imported('./c.ts', './.storybook/docs/Page.tsx', './c.stories.tsx'),
    imported('./.storybook/docs/Page.tsx', './b.stories.tsx'),
  ];
  const found = ['./b.stories.tsx', './b.ts', './a.ts'];
  expect([...importedBy(modules, ['./b.stories.tsx'])]).toEqual(found);
});

it('names the rules that no picture shows, but those that are known', () => {
  const hero = ['.sc-b', '.sc-a:hover', '.sc-a:disabled'];
  const card = ['.sc-a:hover', '@media (max-width: 20.5rem) .sc-c.sc-d > p'];
  const unseen = unseenIn([
    { component: 'card', seen: ['.sc-b'], unseen: card },
    { component: 'hero', seen: ['.sc-a'], unseen: hero },
  ]);
  expect(unseen).toEqual({ 'card: &:hover': 1, 'card: @media (max-width: 20.5rem) & > p': 1 });
  expect(unseenNotes(unseen, unseen)).toEqual([]);
  expect(unseenNotes({ 'card: &:hover': 1, 'old: &': 2 }, unseen)).toEqual([
    'No story shows card: @media (max-width: 20.5rem) & > p (1)',
    'A story shows now old: & (2)',
  ]);
});

it.each([
  ['another picture', { wide: 'a', tall: 'd' }, { key: 'tall', before: 'd', after: 'c' }],
  ['a new one', { wide: 'a' }, { key: 'tall', before: undefined, after: 'c' }],
  [
    'one that is gone',
    { wide: 'a', tall: 'c', old: 'e' },
    { key: 'old', before: 'e', after: undefined },
  ],
])('finds %s', (_, recorded, change) => {
  const taken = { wide: 'a', tall: 'c' };
  expect(changesBetween<string>(recorded, taken)).toEqual([change]);
  expect(changesBetween(taken, taken)).toEqual([]);
});
