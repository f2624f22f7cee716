import { describe, expect, it } from 'vitest';
import { photoUrlOf } from './photoUrlOf.ts';

describe('photoUrlOf', () => {
  it.each([
    ['https://images.example.com/ada.png', 'https://images.example.com/ada.png'],
    ['HTTPS://Images.Example.com', 'https://images.example.com/'],
    ['  https://images.example.com/a b.png\n', 'https://images.example.com/a%20b.png'],
    ['https://images.example.com:8443/ada.png?size=96#top', undefined],
    ['https://españa.example/ñ.png', 'https://xn--espaa-rta.example/%C3%B1.png'],
    ['https://images.example.com/"onerror="alert(1)', undefined],
  ])('takes %j, normalised', (given, expected) => {
    const url = photoUrlOf(given);
    expect(url).toBe(expected ?? new URL(given).href);
    expect(url).toMatch(/^https:\/\/[^\s"<>\\]+$/);
  });

  it.each([
    'http://images.example.com/ada.png',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://https://images.example.com/%0aalert(1)',
    'data:image/png;base64,AAAA',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://images.example.com/1',
    'filesystem:https://images.example.com/1',
    'file:///etc/passwd',
    'ftp://images.example.com/ada.png',
    'about:blank',
    'view-source:https://images.example.com',
    '//images.example.com/ada.png',
    '/\\images.example.com',
    '\\\\images.example.com\\ada.png',
    'https:/images.example.com',
    'https:images.example.com',
    'https:\\\\images.example.com',
    'https:///images.example.com',
    'https://',
    'https://?',
    'https://[::1',
    'https://images.example.com:99999/',
    'https://ada@images.example.com/',
    'https://ada:secret@images.example.com/',
    'https://:secret@images.example.com/',
    'https://images.example.com%2f@evil.example/',
    'images/ada.png',
    'ada',
    '',
    '   ',
    `https://images.example.com/${'a'.repeat(2048)}`,
    `https://images.example.com/${'ñ'.repeat(400)}`,
  ])('takes nothing from %j', (given) => {
    expect(photoUrlOf(given)).toBe('');
  });

  it.each([null, undefined, 1, true, {}, [], ['https://images.example.com/'], Symbol('https://')])(
    'takes nothing from a value that is no string: %s',
    (given) => {
      expect(photoUrlOf(given)).toBe('');
    },
  );

  it('never runs what it is given', () => {
    const trap = { toString: () => 'https://images.example.com/' };
    expect(photoUrlOf(trap)).toBe('');
  });
});
