import { expect, test } from 'vitest';
import { coursesBookmarks, coursesMarkdown } from './coursesOut.ts';

const lists = [
  {
    name: 'Para «después» & más',
    courses: [
      {
        title: 'C++ <b>de\ncero</b> [1]',
        platform: 'edx',
        url: 'https://www.edx.org/course/c(1)?a=1&b=2',
      },
      { title: 'Mala', platform: 'edx', url: 'javascript:alert(1)' },
    ],
  },
];

test('writes bookmarks that hold nothing but text and https addresses', () => {
  expect(coursesBookmarks(lists, 'Aulario').split('\n')).toEqual([
    '<!DOCTYPE NETSCAPE-Bookmark-file-1>',
    '<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">',
    '<TITLE>Aulario</TITLE>',
    '<H1>Aulario</H1>',
    '<DL><p>',
    '    <DT><H3>Para «después» &amp; más</H3>',
    '    <DL><p>',
    '        <DT><A HREF="https://www.edx.org/course/c(1)?a=1&amp;b=2">C++ &lt;b&gt;de cero&lt;/b&gt; [1]</A>',
    '        <DT><A HREF="">Mala</A>',
    '    </DL><p>',
    '</DL><p>',
    '',
  ]);
});

test('writes Markdown whose texts are shown as they are', () => {
  expect(coursesMarkdown(lists)).toBe(
    [
      '## Para «después» \\& más',
      '',
      '- [C\\+\\+ \\<b\\>de cero\\</b\\> \\[1\\]](https://www.edx.org/course/c%281%29?a=1&b=2) · edX',
      '- [Mala]() · edX',
      '',
    ].join('\n'),
  );
});
