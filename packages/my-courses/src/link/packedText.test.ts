import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packText, unpackText } from './packedText.ts';

const maxBytes = 100_000;

/** What messengers, mails and people put behind a link. */
const appended = [
  ...['.', ',', ';', ':', '!', '?', '…', '...', ').', ')', ']', '}', '>', '»', '”', '"', "'", '’'],
  ...['*', '**', '~', '~~', '_', '__', '-', '--', '`', '|', '\\', '/', '&', '&amp;', '+', '='],
  ...[
    '?utm_source=whatsapp',
    '&utm_source=chat&utm_medium=x',
    '?fbclid=IwAR0_a-b',
    '&fbclid=IwAR0',
  ],
  ...[
    '#:~:text=lista',
    ':~:text=lista',
    '#',
    ' mira esto',
    '%20mira%20esto',
    '%29',
    '%2C',
    '\n',
    '。',
  ],
  ...[
    'https://aulario.example/list#q1bKU7JSCkstSszLV9JR',
    'HTTP://aulario.example/list',
    'https%3A%2F%2Faulario.example',
    '](otra)',
    '%7CVerano%3E',
    '%22%3EVerano%3C/a%3E',
    '[/url]',
    ' — mira',
    '%20%E2%80%94%20mira',
    '—',
    '%C2%A0mira',
    '%E2%80%A8',
    '👍',
    '%F0%9F%91%8D',
    '\ufe0f',
    '%EF%B8%8F',
    '\u2063',
    '\u061c',
  ],
];

test.each(appended)("'%s' behind a link changes nothing", async (text) => {
  for (let course = 0; course < 40; course++) {
    const json = JSON.stringify({
      n: 'Verano',
      c: [`udemy:${course}`, 'edx:'.padEnd(course, 'ab')],
    });
    const link = await packText(json);
    expect((await unpackText(link + text, maxBytes))?.trim()).toBe(json);
  }
});

test.each([
  ...['\u200b', '%E2%80%8B', '\u00ad', '%C2%AD', '\ufeff', '\u2060', '\u200e', '\u2069'],
  ...['\n', '\r\n', '%0A', '%0D%0A', '%20', ' ', '\r\n  '],
  ...['=\r\n', '=', '=%0D%0A', '%3D%0A', '\n> ', '%0A%3E%20', '>%20', '\n>> ', '\u00a0', '%C2%A0'],
  ...['\u2028', '%E2%80%A9', '\ufe0f', '%EF%B8%8F', '\u2063', '%E2%81%A3', '\u061c', '%D8%9C'],
  ...['<wbr>', '<wbr />', '%3Cwbr%3E', '&shy;', '&#8203;', '&#xAD;', '&ZeroWidthSpace;'],
  ...['\u034f', '\u180e', '\u3164', '%E3%85%A4', '\u{e0061}', '%F3%A0%81%A1'],
])('%j inside of a link, and before or behind it, changes nothing', async (sign) => {
  const json = JSON.stringify({ n: 'Verano', c: ['udemy:1', 'edx:abc'] });
  const link = await packText(json);
  for (let at = 0; at <= link.length; at += 7) {
    const broken = link.slice(0, at) + sign + link.slice(at);
    expect((await unpackText(broken, maxBytes))?.trim()).toBe(json);
    expect((await unpackText(`${broken}.`, maxBytes))?.trim()).toBe(json);
  }
});

test.each<[string, (link: string) => string]>([
  ['Markdown', (link) => link.replaceAll(/[-_]/g, '\\$&')],
  ['Markdown, encoded by a browser', (link) => link.replaceAll(/[-_]/g, '%5C$&')],
  ['a word processor', (link) => link.replaceAll('--', '—').replaceAll('-', '\u2011')],
  ['another one', (link) => link.replaceAll('--', '%E2%80%93').replaceAll('-', '%E2%80%90')],
  ['a formula', (link) => link.replaceAll('-', '\u2212')],
  [
    'a keyboard of full width',
    (link) => link.replaceAll(/[\w-]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  ],
])('%s changes signs of a link, which opens as before', async (_, change) => {
  let changed = 0;
  for (let course = 0; course < 200; course++) {
    const json = JSON.stringify({
      n: 'Verano',
      c: [Math.sin(course), Math.cos(course), Math.exp(-course)],
    });
    const link = await packText(json);
    if (change(link) !== link) changed++;
    expect((await unpackText(change(link), maxBytes))?.trim()).toBe(json);
  }
  expect(changed).toBeGreaterThan(50);
});

test('every link ends in a letter or a digit and brings back its JSON', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (json) => {
      const link = await packText(json);
      expect(link).toMatch(/^[\w-]*[a-zA-Z0-9]$/);
      expect(JSON.parse((await unpackText(link, maxBytes)) ?? '')).toEqual(JSON.parse(json));
    }),
    { numRuns: 500 },
  );
});

test('older links open, which may end in a sign of their own', async () => {
  const older = {
    Verano: 'q1bKU7JSCkstSszLV9JRSlayilYqTUnNrbQyVIrVUUpRslIyMjAy0zUw1TU0UqoFAA',
    'Lista 3':
      'RcoxDoMwEETRq6CpjbSe9Xptn4EboBQRUKQIDaGIIu6eBkH59P8PKxqG1_Z5doqACW3EPi_vb0sqWpwIp6OZx5Iuu2fzLHcvpLFcTlqrp_tXyayReATMaKAw92J9JI4_',
    'Lista 238':
      'Rck7DsIwEEXRrUSvtqX5ecb2GtgBShElKSigAQqEsneEhEx57n3jho7T5f5YJtGKhBX9jOe2X19dvYr6N_5sXJhsuIqY2f9bjaJNhsODiH2YW-Mww5ywoUNIPFPJLDg-',
  };
  for (const [name, link] of Object.entries(older))
    for (const text of ['', '_', '.', '__'])
      expect(JSON.parse((await unpackText(link + text, maxBytes)) ?? '')).toMatchObject({
        n: name,
      });
});

test('a link that was cut off is none, with or without signs behind it', async () => {
  const link = await packText(JSON.stringify({ n: 'Verano', c: ['udemy:1', 'udemy:2'] }));
  for (let length = 0; length < link.length; length++) {
    expect(await unpackText(link.slice(0, length), maxBytes)).toBeNull();
    expect(await unpackText(`${link.slice(0, length)}__`, maxBytes)).toBeNull();
  }
});
