/** Sets a mark that a test looks for, should any of it ever run. */
const run = 'window.hostile=1';

const handlers = ['onerror', 'onload', 'onfocus', 'onmouseover', 'onanimationend', 'ontoggle'];

const html = [
  ...['<script>§</script>', '<ScRiPt>§</sCrIpT>', '<script src="data:text/javascript,§"></script>'],
  ...['<script>§', '</title><script>§</script>', '</textarea><script>§</script>', '--><script>§'],
  ...['"><script>§</script>', "'><script>§</script>", '<<script>§//<</script>', '</script><b>'],
  ...['<script\u0000>§</script>', '<script/x>§</script>', '<script\n>§</script>', '<b>bold</b>'],
  ...['<iframe srcdoc="<script>§</script>"></iframe>', '<iframe src="javascript:§"></iframe>'],
  ...[
    '<object data="javascript:§"></object>',
    '<embed src="javascript:§">',
    '<base href="//evil">',
  ],
  ...['<a href="javascript:§">x</a>', '<form action="javascript:§"><button>x</button></form>'],
  ...[
    '<button formaction="javascript:§">x</button>',
    '<meta http-equiv="refresh" content="0;//x">',
  ],
  ...['<link rel="stylesheet" href="//evil.example/x.css">', '<style>*{display:none}</style>'],
  ...[
    '<math><mtext></form><form><mglyph><style></math><img src onerror=§>',
    '<noscript><p title="',
  ],
  ...['<svg><script>§</script></svg>', '<svg><animate onbegin=§ attributeName=x dur=1s>'],
  ...['<template><script>§</script></template>', '<plaintext>', '<!--', '<![CDATA[<script>§', '<?'],
  ...handlers.map((handler) => `<img src=x ${handler}=§>`),
  ...handlers.map((handler) => `" autofocus ${handler}="§`),
  ...handlers.map((handler) => `<details open ${handler}=§><summary>x`),
];

const escaped = [
  ...[
    '&lt;script&gt;§&lt;/script&gt;',
    '&#60;script&#62;',
    '&#x3c;script>',
    '%3Cscript%3E',
    '\\x3c',
  ],
  ...[
    '\\u003cscript\\u003e',
    '+ADw-script+AD4-',
    '＜script＞§＜/script＞',
    '‹script›',
    '&amp;lt;',
    '&',
  ],
  ...['&nbsp;', '&unknown;', '&#0;', '&#xD800;', '%00', '%0d%0aSet-Cookie: a=b', '\r\nX-Header: 1'],
];

const code = [
  ...[
    'javascript:§',
    "';§;//",
    '";§;//',
    '`;§;//',
    '\\";§;//',
    '\u0024{§}',
    '#{§}',
    '{{§}}',
    '{%§%}',
  ],
  ...[
    '{{constructor.constructor("§")()}}',
    '[[\u0024{§}]]',
    '<%= § %>',
    '{count, plural, other {#}}',
  ],
  ...[
    '{email}',
    '{0}',
    '{',
    '}',
    "'{'",
    '{count, select, other {<script>}}',
    '<0>x</0>',
    '$&',
    '$1',
  ],
  ...["$'", '%s', '%n', '%x%x', '{{7*7}}', '$(§)', '`§`', '; ls', '| cat', '&& ls', "' OR '1'='1"],
  ...[
    "'; DROP TABLE courses;--",
    '*)(uid=*))',
    '../../../etc/passwd',
    '..\\..\\',
    'file:///',
    'C:\\',
  ],
  ...[
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '=HYPERLINK("//evil")',
    '\t=1',
    '(?:a+)+$',
    '[',
    '(',
    '*',
    '\\',
  ],
];

const names = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'length'],
  ...['__defineGetter__', '__lookupSetter__', '{"__proto__":{"hostile":1}}', '__proto__.hostile'],
  ...['__proto__[hostile]', 'constructor.prototype.hostile', 'then', 'toJSON', 'undefined', 'null'],
  ...['NaN', 'Infinity', 'true', 'false', '0', '-0', '1e309', '[object Object]', 'children', 'key'],
  ...['ref', 'style', 'dangerouslySetInnerHTML', 'innerHTML', 'nodeName', 'cookie', 'location'],
];

const unicode = [
  ...['\u202e§', 'abc\u202edef\u202c', '\u2066\u2067\u2068x\u2069', '\u061cx', '\u200fx\u200e'],
  ...['\u200b', 'a\u200bb', 'a\u200cb\u200dc', '\ufeffx', '\u2060', '\u00adx', 'x\u034f', '\u180e'],
  ...['\u0000', 'a\u0000b', '\u0001\u0002\u0003', '\u001b[31mred', '\u007f', '\u0085', '\u009b31m'],
  ...['\u2028', '\u2029', 'a\u2028b', '\ud800', 'a\udc00b', '\ufffe', '\uffff', '\u{10ffff}'],
  ...['مرحبا <script>', 'עברית', '👩‍👩‍👧‍👦', '👍🏽', '🏳️‍🌈', '🇪🇸🇲🇽', '1️⃣', 'Z̸̛̥͎a̷͉͗l̶̰̈g̵̱̔o̴͕͝', 'ﷺ', 'ẞ', 'İi'],
  ...['ﬁ', '①', 'Ａ', 'e\u0301', 'é', '\u1160', 'ㅤ', '⠀', '𝒳', '\u{e0041}\u{e0042}', '漢字', 'ไทย'],
];

const sizes = [
  ...['', ' ', '\t', '\n', '   x   ', 'a'.repeat(999), 'a '.repeat(499), '<b>'.repeat(333)],
  ...[
    '\u0301'.repeat(500),
    '🙂'.repeat(400),
    '\u202e'.repeat(300),
    '{'.repeat(900),
    '&lt;'.repeat(240),
  ],
];

/** Texts that try to become more than text. A mark in them is what would run. */
export const hostileTexts: readonly string[] = [
  ...new Set(
    [...html, ...escaped, ...code, ...names, ...unicode, ...sizes].map((text) =>
      text.replaceAll('§', () => run),
    ),
  ),
];
