const hosts = ['www.udemy.com', 'www.coursera.org', 'www.edx.org'];
const path = '/course/a/';
const honest = hosts.map((host) => `https://${host}${path}`);
const script = 'javascript:alert(1)';

const at = (text: string, place: number, inserted: string) =>
  text.slice(0, place) + inserted + text.slice(place);

const otherSchemes = [
  ...['javascript', 'JaVaScRiPt', 'vbscript', 'data', 'blob', 'filesystem', 'file', 'ftp', 'ws'],
  ...['wss', 'http', 'HTTP', 'mailto', 'tel', 'about', 'view-source', 'intent', 'jar', 'ms-word'],
  ...['chrome', 'resource', 'livescript', 'mocha', 'feed', 'web+https', 'https+x', 'xhttps', 'h'],
].flatMap((scheme) => [`${scheme}:alert(1)`, `${scheme}://www.udemy.com${path}`]);

const dressedScripts = [
  ...['javascript:/*--></title></style>*/alert(1)', 'javascript://www.udemy.com/%0aalert(1)'],
  ...['javascript:alert(1)//https://www.udemy.com/', 'javascript&colon;alert(1)'],
  ...['&#106;avascript:alert(1)', '&#x6A;&#x61;vascript:alert(1)', 'java&#x09;script:alert(1)'],
  ...['javascript&#58;alert(1)', 'jav&Tab;ascript:alert(1)', 'java%0ascript:alert(1)'],
  ...['%6aavascript:alert(1)', 'javascript%3aalert(1)', 'java\\u0073cript:alert(1)'],
  ...['ｊavascript:alert(1)', 'javaſcript:alert(1)', '{{constructor.constructor("alert(1)")()}}'],
  ...['data:text/html,<script>alert(1)</script>', 'data:text/html;base64,PHNjcmlwdD4='],
  ...['data:image/svg+xml,<svg onload=alert(1)>', 'data:,', 'data:;base64,', 'data:image/png,x'],
  ...['blob:https://www.udemy.com/0f1e', 'blob:null/0f1e', 'blob:', 'about:blank', 'about:srcdoc'],
];

/** What readers do not see, or what the browser takes out or turns into something else. */
const invisible = [
  ...['\t', '\n', '\r', '\r\n', ' ', '\u0000', '\u0001', '\u0008', '\u000b', '\u000c', '\u001b'],
  ...['\u001f', '\u007f', '\u0085', '\u00a0', '\u00ad', '\u200b', '\u200d', '\u200e', '\u202e'],
  ...['\u2028', '\u2029', '\u2060', '\u2066', '\u3000', '\ufeff', '\ud800', '\udc00', '\\'],
].flatMap((unit) => [
  at(script, 0, unit),
  at(script, 4, unit),
  at(script, 10, unit),
  at(`https://www.udemy.com${path}`, 0, unit),
  at(`https://www.udemy.com${path}`, 6, unit),
  at(`https://www.udemy.com${path}`, 12, unit),
  at(`https://www.udemy.com${path}`, 25, unit),
  `https://www.udemy.com${path}${unit}`,
]);

const wrongSlashes = hosts.flatMap((host) => [
  ...[`//${host}${path}`, `///${host}${path}`, `////${host}${path}`, `/\\${host}${path}`],
  ...[`\\/${host}${path}`, `\\\\${host}${path}`, `https:${host}${path}`, `https:/${host}${path}`],
  ...[`https:///${host}${path}`, `https:\\\\${host}\\course`, `https:/\\${host}${path}`],
  ...[
    `https//${host}${path}`,
    `https;//${host}${path}`,
    `:${host}`,
    `://${host}`,
    `${host}${path}`,
  ],
  ...[`/%2f${host}`, `/%5c${host}`, `%2f%2f${host}`, `/./${host}`, `/..//${host}`, `./${host}`],
]);

const credentials = hosts.flatMap((host) =>
  [
    ...['user', 'user:pass', ':pass', '', ':', 'user:', 'www.edx.org', 'https%3A', '%40', 'a%2fb'],
    ...['user@other', 'u%00', '[::1]'],
  ].map((who) => `https://${who}@${host}${path}`),
);

const ports = hosts.flatMap((host) =>
  ['1', '80', '444', '8080', '8443', '65535', '65536', '99999', '-1', 'x', '443x', '4 43'].map(
    (port) => `https://${host}:${port}${path}`,
  ),
);

const noAddresses = [
  ...['', ' ', '#', '?', '.', '..', 'a', 'null', 'undefined', '[object Object]', 'https', 'https:'],
  ...['https:/', 'https://', 'https:///', 'https://?', 'https://#', 'https://[', 'https://[::1'],
  ...['https://%', 'https://%00', 'https://a b/', 'https://<b>/', 'https://^/', 'https://a|b/'],
  ...['https://1.2.3.4.5/', 'https://0x100000000/', 'https://%zz/', '$&', '`'],
];

const tooLong = [
  ...honest.map((address) => address + 'a'.repeat(2048)),
  ...honest.map((address) => address + 'ñ'.repeat(400)),
  `${script}//${'a'.repeat(70_000)}`,
  `https://${'a.'.repeat(40_000)}example/`,
];

/**
 * What is no address that anything may lead to or be fetched from, however it is written. Every
 * reader of addresses refuses all of them.
 */
export const hostileAddresses: readonly string[] = [
  ...new Set([
    ...otherSchemes,
    ...dressedScripts,
    ...invisible,
    ...wrongSlashes,
    ...credentials,
    ...ports,
    ...noAddresses,
    ...tooLong,
  ]),
];

const lookalikes = hosts.flatMap((host) => {
  const [, name = '', end = ''] = host.split('.');
  return [
    ...[
      `${host}.evil.example`,
      `${host}-evil.example`,
      `evil${host}`,
      `evil.${host}`,
      `www-${host}`,
    ],
    ...[`${name}.${end}`, `m.${name}.${end}`, `www.${name}`, `www.${name}.example`, `${host}.`],
    ...[`www.${name}${end}`, `www${name}.${end}`, `www.${name}.${end}.`, `www.${name}.co.${end}`],
    ...[`www.${name.replace('e', 'е')}.${end}`, `www.${name.replace('e', 'ė')}.${end}`],
    ...[
      `www.${name.replace('e', 'ҽ')}.${end}`,
      `www.${name}s.${end}`,
      `www.${name.slice(1)}.${end}`,
    ],
    ...[
      `ｗｗｗ.${name}.${end}`,
      `www。${name}。${end}`,
      `www．${name}．${end}`,
      `www.${name}｡${end}`,
    ],
    ...[`%77ww.${name}.${end}`, `www%2e${name}.${end}`, `www.xn--${name}-9fd.${end}`],
  ].map((lookalike) => `https://${lookalike}${path}`);
});

const elsewhere = [
  ...['evil.example', 'localhost', '127.1', '2130706433', '0x7f.1', '017700000001', '[::1]'],
  ...['169.254.169.254', '[::ffff:127.0.0.1]', '0', 'metadata.internal', 'xn--80ak6aa92e.com'],
].flatMap((host) => [
  `https://${host}/`,
  `https://${host}/www.udemy.com${path}`,
  `https://${host}?https://www.udemy.com${path}`,
  `https://${host}#@www.udemy.com${path}`,
  `https://${host}/%2e%2e/@www.udemy.com${path}`,
]);

/**
 * Well-formed https addresses that pass for a marketplace's, or lead elsewhere. Nothing may link to
 * them; a picture may come from any https host.
 */
export const foreignAddresses: readonly string[] = [...new Set([...lookalikes, ...elsewhere])];
