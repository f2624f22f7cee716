import { expect, it } from 'vitest';
import { issueHref, mailHref } from './messageHref.ts';

const message = { subject: 'Proponer: A + B & C', body: 'Línea 1\nLínea 2 100 %' };

it('fills a mail with the subject and every line', () => {
  const href = mailHref('hola@aulario.example', message);
  expect(href).not.toContain('+');
  const url = new URL(href);
  expect(url.pathname).toBe('hola@aulario.example');
  expect(url.searchParams.get('subject')).toBe(message.subject);
  expect(url.searchParams.get('body')).toBe('Línea 1\r\nLínea 2 100 %');
});

it.each([
  ['https://github.com/a/b/issues', 'https://github.com/a/b/issues/new', 'title', 'body'],
  ['https://codeberg.org/a/b/issues/', 'https://codeberg.org/a/b/issues/new', 'title', 'body'],
  [
    'https://gitlab.com/a/b/-/issues',
    'https://gitlab.com/a/b/-/issues/new',
    'issue[title]',
    'issue[description]',
  ],
])('fills the new issue of %s', (tracker, page, title, body) => {
  const url = new URL(issueHref(tracker, message));
  expect(url.origin + url.pathname).toBe(page);
  expect(url.searchParams.get(title)).toBe(message.subject);
  expect(url.searchParams.get(body)).toBe(message.body);
});

it.each(['https://bugs.example/projects/1', 'https://github.com/a/b/issues?q=is:open'])(
  'opens a tracker of another kind as it is: %s',
  (tracker) => {
    expect(issueHref(tracker, message)).toBe(tracker);
  },
);
