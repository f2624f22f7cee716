import { expect, it } from 'vitest';
import { importersOf } from './affected.ts';
import { unseenIn, unseenNotes } from './coverage.ts';
import { importedBy } from './inputs.ts';
import { named, type Story } from './stories.ts';

const story = (title: string): Story => ({
  id: `${title.toLowerCase().replace('/', '-')}--one`,
  title,
  name: 'One',
  importPath: `./${title}.stories.tsx`,
});

const components = new Map(
  ['Components/Button', 'Patterns/Button bar'].map((title) => [
    story(title).id.replace(/--.*/, ''),
    [story(title)],
  ]),
);

it('knows a component by its name, and says what it does not know', () => {
  expect([...named(components, ['button']).keys()]).toEqual(['components-button']);
  expect(named(components, [])).toBe(components);
  expect(() => named(components, ['Buton'])).toThrow('No component is called Buton');
});

const imported = (name: string, ...by: string[]) => ({
  name,
  reasons: by.map((moduleName) => ({ moduleName })),
});

it('finds what imports a changed file, but not through a page of documentation', () => {
  const modules = [
    imported('./a.ts', './b.ts', './.storybook/docs/Page.tsx'),
    imported('./b.ts', './b.stories.tsx'),
    imported('./.storybook/docs/Page.tsx', './c.stories.tsx'),
  ];
  expect([...importersOf(modules, ['a.ts'])]).toEqual(['./a.ts', './b.ts', './b.stories.tsx']);
});

it('finds what a story is drawn from, but nothing that only a page of documentation shows', () => {
  const modules = [
    imported('./a.ts', './b.ts'),
    imported('./b.ts', './b.stories.tsx'),
    imported('./c.ts', './.storybook/docs/Page.tsx', './c.stories.tsx'),
    imported('./.storybook/docs/Page.tsx', './b.stories.tsx'),
  ];
  expect([...importedBy(modules, ['./b.stories.tsx'])]).toEqual([
    './b.stories.tsx',
    './b.ts',
    './a.ts',
  ]);
});

it('names the rules that no picture shows, but those that are known', () => {
  const card = {
    seen: ['.sc-b'],
    unseen: ['.sc-a:hover', '@media (max-width: 20.5rem) .sc-c.sc-d > p'],
  };
  const captured = new Map([
    [
      'hero',
      { seen: ['.sc-a'], unseen: ['.sc-b', '.sc-a:hover', '.sc-a:disabled', '@media print .sc-a'] },
    ],
    ['card', card],
  ]);
  const unseen = unseenIn(captured);
  expect(unseen).toEqual({ card: { '&:hover': 1, '@media (max-width: 20.5rem) & > p': 1 } });
  expect(unseenNotes(unseen, unseen)).toEqual([]);
  expect(unseenNotes({ card: { '&:hover': 1 }, old: { '&': 2 } }, unseen)).toEqual([
    'No story shows card: @media (max-width: 20.5rem) & > p (1)',
    'A story shows now old: & (2)',
  ]);
});
