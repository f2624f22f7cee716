// @vitest-environment jsdom
import { emptyQuery } from '@aulario/course-data';
import { aCatalogue } from '@aulario/course-data/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  countingCatalogue,
  countOutgoing,
  createCount,
  outgoingOf,
  postCount,
} from './counting.ts';
import { readOutgoingLinks } from './outgoingLinks.ts';

const send = vi.fn(async (_url: string, _init: RequestInit) => new Response());
// As operators write it: a browser would write the host and the path otherwise.
const outgoing = readOutgoingLinks('{"udemy":"https://GO.example?id=7&to={url}&end"}');
const sent = () => send.mock.calls.map(([, init]) => JSON.parse(String(init.body)));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', send);
  send.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends each thing once, without cookies, credentials and the address of the page', () => {
  const count = createCount(postCount('https://counts.example/'));
  count({ kind: 'nothing', text: 'latín', language: 'es' });
  count({ kind: 'nothing', text: 'latín', language: 'es' });
  expect(send).toHaveBeenCalledExactlyOnceWith(
    'https://counts.example/',
    expect.objectContaining({ method: 'POST', credentials: 'omit', referrer: '' }),
  );
});

it('sends nothing for readers who ask for privacy', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  createCount(postCount('https://counts.example/'))({
    kind: 'nothing',
    text: 'latín',
    language: 'es',
  });
  expect(send).not.toHaveBeenCalled();
});

it('counts a search that found nothing, and none that was not finished or may name a person', async () => {
  const catalogue = countingCatalogue(
    aCatalogue(),
    createCount(postCount('https://counts.example/')),
  );
  const ask = async (text: string) => {
    await catalogue.search({ ...emptyQuery, text });
    await catalogue.relax({ ...emptyQuery, text });
  };
  await ask('Latí');
  vi.advanceTimersByTime(1_000);
  await ask('Latín ');
  vi.advanceTimersByTime(10_000);
  for (const text of ['', 'ana@correo.example', 'ana 600 123 456', 'https://ana.example/']) {
    await ask(text);
    vi.advanceTimersByTime(10_000);
  }
  await catalogue.relax({ ...emptyQuery, text: 'excel', filters: { level: ['advanced'] } });
  vi.advanceTimersByTime(10_000);
  expect(sent()).toEqual([{ kind: 'nothing', text: 'latín', language: 'es' }]);
});

it.each([
  [
    'https://www.udemy.com/course/excel/?couponCode=A',
    'udemy',
    'https://www.udemy.com/course/excel/',
  ],
  [
    'https://go.example/?id=7&to=https%3A%2F%2Fwww.udemy.com%2Fcourse%2Fexcel%2F&end',
    'udemy',
    'https://www.udemy.com/course/excel/',
  ],
])('%s leads to a course', (href, platform, address) => {
  expect(outgoingOf(href, outgoing)).toEqual({ kind: 'out', platform, address });
});

it.each(['https://aulario.example/courses', 'mailto:a@b.example', '', 'https://go.example/?id=7'])(
  '«%s» is not counted',
  (href) => expect(outgoingOf(href, outgoing)).toBeNull(),
);

it('counts what is followed with any button that follows a link', () => {
  countOutgoing(document, createCount(postCount('https://counts.example/')), outgoing);
  document.body.innerHTML =
    '<a href="https://www.udemy.com/course/a/"><b>A</b></a><a href="https://www.edx.org/learn/b">B</a><a href="/cart">C</a>';
  const [a, b, c] = document.body.children;
  a?.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  b?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  b?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  c?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(sent().map(({ platform }) => platform)).toEqual(['udemy', 'edx']);
});
