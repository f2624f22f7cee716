// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageAttributes } from './pageAttributes.ts';
import { answeredEvent, type PreparedAnswers } from './preparedAnswers.ts';

const prepared: PreparedAnswers = {
  folder: '/assets/answers-abc',
  questions: ['bases de datos', 'fotografia'],
};
const answer =
  '<!doctype html><title>«fotografía»</title><div id="root"><input value="fotografía"><main>8 cursos</main></div>' +
  '<script type="application/json" id="page-data">{"found":8}</script>';

/** The requests of the page, which its test answers. */
let requests: { address: string; answerWith: (status: number) => void }[];

class FakeRequest extends EventTarget {
  status = 0;
  response: Document | null = null;
  open(_: string, address: string) {
    requests.push({
      address,
      answerWith: (status) => {
        this.status = status;
        this.response = new DOMParser().parseFromString(answer, 'text/html');
        this.dispatchEvent(new Event('loadend'));
      },
    });
  }
  send() {}
}

/** Opens the page of the catalogue at an address. */
async function open(search: string) {
  history.replaceState(null, '', `/courses${search}`);
  Object.assign(pageAttributes(), { path: '/courses', searched: '' });
  document.title = 'Cursos';
  document.body.innerHTML =
    `<script type="application/json" id="prepared">${JSON.stringify(prepared)}</script>` +
    '<div id="root" data-application="/assets/index-abc.js"><input><main>120 cursos</main></div>' +
    '<script type="application/json" id="page-data">{"found":120}</script>';
  const answered = new Promise((resolve) =>
    document.getElementById('root')?.addEventListener(answeredEvent, resolve),
  );
  vi.resetModules();
  await import('./startSearched.ts');
  return { answered, main: () => document.querySelector('main')?.textContent };
}

beforeEach(() => {
  requests = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['path', 'searched', 'outdated', 'prepared'] as const) {
    delete pageAttributes()[name];
  }
  document.body.replaceChildren();
});

it.each([
  ['?q=Fotograf%C3%ADa', '/assets/answers-abc/fotografia'],
  ['?q=+BASES++de+datos', '/assets/answers-abc/bases-de-datos'],
])('requests the answer to %s at once', async (search, address) => {
  await open(search);
  expect(requests.map((request) => request.address)).toEqual([address]);
});

it.each(['', '?q=', '?q=foto', '?q=fotografia&level=beginner', '?level=beginner', '?q=__proto__'])(
  'requests nothing for %j',
  async (search) => {
    await open(search);
    expect(requests).toEqual([]);
    expect(pageAttributes().prepared).toBeUndefined();
  },
);

it('becomes the page of the answer, and keeps what was typed', async () => {
  const { answered, main } = await open('?q=fotografia');
  expect(pageAttributes()).toMatchObject({ outdated: 'search', prepared: '' });
  const field = document.querySelector('input');
  if (field) field.value = 'fotografía nocturna';
  requests[0]?.answerWith(200);
  await answered;
  expect(main()).toBe('8 cursos');
  expect(document.querySelector('input')?.value).toBe('fotografía nocturna');
  expect(document.getElementById('page-data')?.textContent).toBe('{"found":8}');
  expect(document.title).toBe('«fotografía»');
  expect(pageAttributes().outdated).toBeUndefined();
  expect(pageAttributes().prepared).toBeUndefined();
});

it('leaves the search to the application when the answer does not come', async () => {
  const { answered, main } = await open('?q=fotografia');
  requests[0]?.answerWith(404);
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
