import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileArticle } from './compileArticle.ts';

const compile = (body: string, values = {}) =>
  compileArticle(`---\ntitle: Title\nsummary: About it.\n---\n${body}`, values).blocks;

it('reads the head', () => {
  const source =
    '---\ntitle: Title\nsummary: About it.\ndate: 2026-11-22\ncontents: true\ncover: Music\ncourses:\n  title: Short\n  href: /courses?duration=under-2h\n---\nText.';
  expect(compileArticle(source, {})).toMatchObject({
    title: 'Title',
    summary: 'About it.',
    date: '2026-11-22',
    hasContents: true,
    cover: 'Music',
    courses: { title: 'Short', href: '/courses?duration=under-2h' },
  });
});

it('reads headings, paragraphs, lists and words in another language', () => {
  expect(compile('## Cómo **se** lee\n\nOne\nline, `code`.\n\n1. [Check out](lang:en)')).toEqual([
    {
      kind: 'heading',
      level: 2,
      id: 'como-se-lee',
      text: ['Cómo ', { kind: 'strong', text: ['se'] }, ' lee'],
    },
    { kind: 'paragraph', text: ['One line, ', { kind: 'code', text: ['code'] }, '.'] },
    {
      kind: 'list',
      isOrdered: true,
      items: [[{ kind: 'foreign', lang: 'en', text: ['Check out'] }]],
    },
  ]);
});

it('reads a drawing of the kit, which is a paragraph of its own', () => {
  const drawing = { kind: 'drawing', name: 'card', label: 'The parts of a card' };
  expect(compile('![The parts of a card](drawing:card)')).toEqual([drawing]);
});

it('keeps what a condition asks for, and fills values in as text', () => {
  const body =
    '- a\n<!-- if VITE_A or VITE_B -->\n- [%VITE_A%](mailto:%VITE_A%)\n<!-- else -->\n- none\n<!-- end -->\n- c';
  const itemsOf = (values: Record<string, string>) =>
    compile(body, values).flatMap((block) => (block.kind === 'list' ? block.items : []));
  expect(itemsOf({})).toEqual([['a'], ['none'], ['c']]);
  expect(itemsOf({ VITE_A: '**a@b.example**' })).toEqual([
    ['a'],
    [{ kind: 'link', href: 'mailto:**a@b.example**', text: ['**a@b.example**'] }],
    ['c'],
  ]);
});

it.each([
  '<b>bold</b>',
  'a <i>b</i>',
  '![a](b.png)',
  '![a](drawing:other)',
  '![](drawing:card)',
  'a ![b](drawing:card)',
  '> fixedTexts',
  '```\ncode\n```',
  '- a\n  - b',
  '<!-- if VITE_A -->\nnever ended',
])('refuses %j', (body) => {
  expect(() => compile(body)).toThrow();
});

it.each(['No head.', '---\ntitle: A\n---\n', '---\ntitle: A\nsummary: B\nauthor: C\n---\n'])(
  'refuses the head of %j',
  (source) => {
    expect(() => compileArticle(source, {})).toThrow();
  },
);

it.each(['es', 'en'])(
  'sends no reader of the legal notice to write without an address: %s',
  (lang) => {
    const source = readFileSync(
      new URL(`../src/content/legal.${lang}.md`, import.meta.url),
      'utf8',
    );
    const textOf = (values: Record<string, string>) =>
      JSON.stringify(compileArticle(source, values));
    expect(textOf({})).not.toContain('"/contact"');
    expect(textOf({ VITE_OPERATOR_EMAIL: 'a@aulario.example' })).toContain('"/contact"');
  },
);

it.each(['es', 'en'])(
  'the legal notice says what is counted only where it is, in %s',
  (language) => {
    const source = readFileSync(
      join(import.meta.dirname, `../src/content/legal.${language}.md`),
      'utf8',
    );
    const said = (values: object) => JSON.stringify(compileArticle(source, { ...values }).blocks);
    expect(said({ VITE_COUNTS_URL: 'https://counts.example/' })).toContain(
      'Global Privacy Control',
    );
    expect(said({ VITE_COUNTS_URL: 'https://counts.example/' })).not.toMatch(/analítica|analytics/);
    expect(said({})).not.toContain('Global Privacy Control');
    expect(said({ VITE_COUNTS_FIRESTORE: '1' })).toMatch(/Global Privacy Control.*Firestore/);
    expect(said({})).toMatch(/analítica|analytics/);
  },
);
