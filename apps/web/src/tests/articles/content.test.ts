import { fromQueryString, toQueryString } from '@aulario/course-data';
import { loadTexts } from '@aulario/frame/language/loadTexts.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { allArticles } from '@aulario/screens/articles/allArticles.fixture.ts';
import type { Article, Inline, Text } from '@aulario/screens/articles/article.ts';
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createRoutes } from '../../app/routes.tsx';
import { memoryServices } from '../../testing/openApp.tsx';

const names = [
  ...new Set(
    Object.keys(allArticles).map((file) => file.replace(/^\.\.\/content\/(.*)\.\w+\.md$/, '$1')),
  ),
];

const read = (name: string, language: string): Article => {
  const article = allArticles[`../content/${name}.${language}.md`];
  if (!article) throw new Error(`${name} is not there in ${language}.`);
  return article;
};

const textsOf = ({ blocks }: Article): readonly Text[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'drawing') return [[block.label]];
    return block.kind === 'list' ? block.items : [block.text];
  });

const linksIn = (text: Text): readonly string[] =>
  text.flatMap((piece: Inline) => {
    if (typeof piece === 'string') return [];
    return [...(piece.kind === 'link' ? [piece.href] : []), ...linksIn(piece.text)];
  });

const linksOf = (article: Article) => textsOf(article).flatMap(linksIn);

const shapeOf = ({ date, cover, courses, hasContents, blocks }: Article) => [
  date,
  cover,
  courses?.href,
  hasContents,
  ...blocks.map((block) =>
    block.kind === 'list' ? [block.kind, block.isOrdered, block.items.length] : block.kind,
  ),
];

it.each(names)('says the same in both languages: %s', (name) => {
  const [es, en] = [read(name, 'es'), read(name, 'en')];
  expect(shapeOf(en)).toEqual(shapeOf(es));
  expect(linksOf(en)).toEqual(linksOf(es));
});

it.each(names)('links only to screens that are there: %s', async (name) => {
  const routes = createRoutes(memoryServices({}), await loadTexts('es'));
  for (const href of linksOf(read(name, 'es')).filter((link) => link.startsWith('/'))) {
    const match = matchRoutes(routes, href.replace(/[?#].*$/, ''))?.at(-1);
    expect(match?.route.path, href).not.toBe('*');
    if (href.startsWith('/blog/')) expect(names).toContain(href.slice(1));
  }
});

it.each(names)('has a heading of its own for each link to a heading: %s', (name) => {
  const ids = read(name, 'es').blocks.flatMap((block) =>
    block.kind === 'heading' ? block.id : [],
  );
  expect(new Set(ids).size).toBe(ids.length);
});

it.each(names.filter((name) => name.startsWith('blog/')))(
  'leads to courses by an address that the catalogue writes itself: %s',
  (name) => {
    const { courses } = read(name, 'es');
    const query = courses?.href.replace(paths.courses, '') ?? '';
    expect(query).not.toBe('');
    expect(toQueryString(fromQueryString(query))).toBe(query);
  },
);

it('shows nobody the name of a variable', () => {
  expect(JSON.stringify(allArticles)).not.toMatch(/VITE_|undefined/);
});
