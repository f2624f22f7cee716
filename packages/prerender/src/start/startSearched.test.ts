// @vitest-environment jsdom
import { packWordFilter } from '@aulario/search';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answeredEvent } from './early/answered.ts';
import type { EarlySearch } from './early/earlySearch.ts';
import { pageAttributes } from './pageAttributes.ts';
import { type PreparedAnswer, type PreparedAnswers, partLinks } from './preparedAnswers.ts';

const prepared: PreparedAnswers = {
  folder: '/assets/answers-abc',
  names: Buffer.from(packWordFilter(new Set(['bases-datos', 'datos', 'fotografia']))).toString(
    'base64',
  ),
};

const page = '<input><main>120 cursos</main>';

const answer: PreparedAnswer = {
  asked: ['fotografia', 'curso de fotografia'],
  elements: 2,
  title: '«\ue000»',
  content: [
    [0, { value: '\ue000' }],
    [1, 0, '8 cursos'],
    ['a', { href: '/login?next=%3Fq%3D\ue002' }],
    ['a', { href: '?q=\ue001' }],
  ],
  data: { found: 8, text: '\ue000' },
};

/** The requests of the page, which its test answers. */
let requests: { address: string; answerWith: (status: number, body?: string) => void }[];

const fakeFetch = (address: string) =>
  new Promise((resolve) => {
    const answerWith = (status: number, body = JSON.stringify(answer)) =>
      resolve(new Response(body, { status }));
    requests.push({ address: new URL(address).pathname, answerWith });
  });

/** Opens the page of the catalogue at an address. */
async function open(search: string, early?: Pick<EarlySearch, 'script' | 'index' | 'filterWords'>) {
  history.replaceState(null, '', `/courses${search}`);
  Object.assign(pageAttributes(), { path: '/courses', searched: '' });
  document.title = 'Cursos';
  document.body.innerHTML =
    `<script type="application/json" id="prepared">${JSON.stringify(prepared)}</script>` +
    (early ? `<script type="application/json" id="early">${JSON.stringify(early)}</script>` : '') +
    `<div id="root" data-application="/assets/index-abc.js">${page}</div>` +
    '<script type="application/json" id="page-data">{"found":120}</script>';
  const answered = new Promise((resolve) =>
    document.getElementById('root')?.addEventListener(answeredEvent, resolve),
  );
  vi.resetModules();
  await import('./startSearched.ts');
  await import('./endSearched.ts');
  return { answered, main: () => document.querySelector('main')?.textContent };
}

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', fakeFetch);
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['path', 'searched', 'outdated', 'prepared'] as const) {
    delete pageAttributes()[name];
  }
  document.body.replaceChildren();
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

it.each([
  ['?q=Fotograf%C3%ADa', '/assets/answers-abc/fotografia.json'],
  ['?q=+BASES++de+datos', '/assets/answers-abc/bases-datos.json'],
  ['?q=curso+de+fotografia', '/assets/answers-abc/fotografia.json'],
])('requests the answer to %s at once', async (search, address) => {
  await open(search);
  const preloads = [...document.head.querySelectorAll('link[rel=preload]')];
  expect(preloads.map((link) => link.getAttribute('href'))).toEqual([address]);
  expect(requests.map((request) => request.address)).toEqual([address]);
});

it.each([
  '',
  '?q=',
  '?q=foto',
  '?q="fotografia"',
  '?q=-fotografia',
  '?q=fotografia&level=beginner',
  '?level=beginner',
  '?q=__proto__',
])('requests nothing for %j', async (search) => {
  await open(search);
  expect(document.head.querySelector('link')).toBeNull();
  expect(requests).toEqual([]);
  expect(pageAttributes().prepared).toBeUndefined();
});

const early = { script: '/missing.js', index: '/head.bin', filterWords: ['gratis'] };

it('leaves a search with the name of a filter to the application at once', async () => {
  await open('?q=foto+Gratis', early);
  expect(document.head.querySelector('link')).toBeNull();
  expect(pageAttributes()).toMatchObject({ outdated: 'search' });
  expect(pageAttributes().prepared).toBeUndefined();
});

it('requests the index for any other search, which the application answers without the script', async () => {
  const { answered, main } = await open('?q=foto', early);
  expect(requests).toEqual([]);
  expect(pageAttributes().prepared).toBe('');
  const preload = document.head.querySelector('link[rel=preload]');
  expect(preload?.getAttribute('href')).toBe('/head.bin');
  await answered;
  expect(main()).toBe('120 cursos');
  expect(pageAttributes()).toMatchObject({ outdated: 'search' });
  expect(pageAttributes().prepared).toBeUndefined();
});

it('requests answers to parts of it too, the longest first, each word once', async () => {
  await open('?q=fotografia+para+bases+de+datos+nocturnas', early);
  const parts = [...document.querySelectorAll(partLinks)].map((link) => link.getAttribute('href'));
  expect(parts).toEqual([
    '/assets/answers-abc/bases-datos.json',
    '/assets/answers-abc/fotografia.json',
  ]);
});

it('becomes the page of the answer with the text as typed, and keeps what was typed since', async () => {
  const { answered, main } = await open('?q=Curso+de+fotograf%C3%ADa');
  expect(pageAttributes()).toMatchObject({ outdated: 'search', prepared: '' });
  const field = document.querySelector('input');
  if (field) field.value = 'fotografía nocturna';
  requests[0]?.answerWith(200);
  await answered;
  expect(main()).toBe('8 cursos');
  const now = document.querySelector('input');
  expect(now?.value).toBe('fotografía nocturna');
  expect(now?.defaultValue).toBe('Curso de fotografía');
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/login?next=%3Fq%3DCurso%2Bde%2Bfotograf%25C3%25ADa',
    '?q=Curso+de+fotograf%C3%ADa',
  ]);
  const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '');
  expect(data).toEqual({ found: 8, text: 'Curso de fotografía' });
  expect(document.title).toBe('«Curso de fotografía»');
  expect(pageAttributes().outdated).toBeUndefined();
  expect(pageAttributes().prepared).toBeUndefined();
});

it.each([
  ['does not come', 404, undefined],
  ['is damaged', 200, '<!doctype html>'],
  ['is that of another text', 200, JSON.stringify({ ...answer, asked: ['fotografia digital'] })],
  ['was written for another page', 200, JSON.stringify({ ...answer, elements: 3 })],
])('leaves the search to the application when the answer %s', async (_, status, body) => {
  const { answered, main } = await open('?q=fotografia');
  requests[0]?.answerWith(status, body);
  await answered;
  expect(main()).toBe('120 cursos');
  expect(pageAttributes()).toMatchObject({ outdated: 'search' });
  expect(pageAttributes().prepared).toBeUndefined();
});

it('leaves the page to an application that has taken over meanwhile', async () => {
  const { answered, main } = await open('?q=fotografia');
  document.getElementById('root')?.removeAttribute('data-application');
  requests[0]?.answerWith(200);
  await answered;
  expect(main()).toBe('120 cursos');
});
