// @vitest-environment jsdom
import { aCourse } from '@aulario/course-data/testing';
import { afterEach, expect, it, vi } from 'vitest';
import type { PreparedAnswer } from '../preparedAnswers.ts';
import { fetchParts, partCards } from './partCards.ts';

const courses = ['edx:a', 'edx:b'].map((id) => aCourse({ id, category: 'Design' }));

/** The answer to 'python', of a page of three elements. */
const part: PreparedAnswer = {
  asked: ['python'],
  elements: 3,
  title: '',
  content: [
    [0, { id: 'results' }, [1, 0, ['li', {}, 'Uno: ', ['mark', {}, 'Python']], ['li', {}, 'Dos']]],
  ],
  data: { result: { status: 'found', value: { results: courses.map((course) => ({ course })) } } },
};

function pageElements() {
  document.body.innerHTML = '<div><ul><li></li></ul></div>';
  return document.body.querySelectorAll('*');
}

const find = async ({ text }: { text: string }) =>
  text === 'python' ? { total: 2, docIds: [7, 4] } : null;

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it('finds the cards of a part by the docIds of its courses, without marks', async () => {
  const cards = await partCards([part], pageElements(), find, 'es');
  expect([...cards].map(([docId, { element }]) => [docId, element.outerHTML])).toEqual([
    [7, '<li>Uno: Python</li>'],
    [4, '<li>Dos</li>'],
  ]);
  expect(cards.get(4)?.key).toEqual({ id: 'edx:b', category: 'Design' });
});

it('takes none of a page that was changed, nor of a part that the index does not answer', async () => {
  const parts = [
    { ...part, elements: 4 },
    { ...part, asked: ['phyton'] },
  ];
  expect([...(await partCards(parts, pageElements(), find, 'es'))]).toEqual([]);
});

it('goes on without a part that does not come', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/python.json') ? Response.json(part) : new Response('', { status: 404 }),
  );
  for (const name of ['nothing', 'python']) {
    const link = Object.assign(document.createElement('link'), { href: `/answers/${name}.json` });
    link.rel = 'preload';
    link.dataset['part'] = '';
    document.head.append(link);
  }
  expect(await fetchParts(1000)).toEqual([part]);
});
