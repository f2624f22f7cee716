import { httpsAddress, withoutInvisible } from '@aulario/safe-url';

/**
 * Addresses through which mails, social networks, searches and shops lead their readers, and the parameter
 * of the target.
 */
const redirects: readonly (readonly [address: RegExp, parameter: string])[] = [
  [/^[\w.-]+\.safelinks\.protection\.outlook\.com\/$/, 'url'],
  [/^linkprotect\.cudasvc\.com\/url$/, 'a'],
  [/^(?:l|lm)\.(?:facebook|instagram|messenger|threads)\.com\/(?:l\.php)?$/, 'u'],
  [/^www\.google\.[a-z.]+\/url$/, 'q'],
  [/^www\.google\.[a-z.]+\/url$/, 'url'],
  [/^translate\.google\.[a-z.]+\/(?:translate|website)$/, 'u'],
  [/^duckduckgo\.com\/l\/$/, 'uddg'],
  [/^www\.youtube\.com\/redirect$/, 'q'],
  [/^slack-redir\.net\/link$/, 'url'],
  [/^www\.linkedin\.com\/(?:redir\/redirect|safety\/go)\/?$/, 'url'],
  [/^out\.reddit\.com\//, 'url'],
  [/^vk\.com\/away\.php$/, 'to'],
  [/^t\.umblr\.com\/redirect$/, 'z'],
  [/^click\.linksynergy\.com\/(?:deeplink|link)$/, 'murl'],
  [/^www\.awin1\.com\/cread\.php$/, 'ued'],
  [/^[\w.-]+\.(?:sjv\.io|pxf\.io|evyy\.net|7eer\.net)\//, 'u'],
  [/^trk\.udemy\.com\//, 'u'],
];

/** Addresses whose path ends in the target. */
const redirectsInPath: readonly RegExp[] = [
  /^urldefense\.com\/v3\/__(https:\/.*?)__;/,
  /^web\.archive\.org\/web\/\d+[a-z_]*\/(https:\/.*)$/,
];

/** The maximum number of redirects in one another. */
const maxRedirects = 3;

/** The slashes of a target in a path may have become one. */
const withTwoSlashes = (target: string) => target.replace(/^https:\/+/, 'https://');

/** A page in Google's translator has the host of the page in its own: 'www-campus-example.translate.goog'. */
function untranslated({ hostname, pathname, searchParams }: URL): URL | null {
  const [, host] = /^([a-z\d-]+)\.translate\.goog$/.exec(hostname) ?? [];
  if (host === undefined) return null;
  const own = host.replace(/--|-/g, (sign) => (sign === '-' ? '.' : '-'));
  const query = [...searchParams].filter(([name]) => !name.startsWith('_x_tr_'));
  const search = query.length === 0 ? '' : `?${new URLSearchParams(query)}`;
  return httpsAddress(`https://${own}${pathname}${search}`);
}

function targetOf(address: URL): URL | null {
  const { hostname, pathname, search, searchParams } = address;
  const named = redirects.flatMap(([redirect, parameter]) =>
    redirect.test(hostname + pathname) ? [httpsAddress(searchParams.get(parameter))] : [],
  );
  const following = redirectsInPath.map((redirect) =>
    httpsAddress(withTwoSlashes(redirect.exec(hostname + pathname + search)?.[1] ?? '')),
  );
  return [...named, ...following, untranslated(address)].find((target) => target !== null) ?? null;
}

/** A backslash as Markdown and JSON write it before signs. */
const escapeOfSign = /\\(?=[/_*~.-])/g;

/** A second link right behind the first one, which no parameter and no path holds. */
const secondLink = /(?<=[^=/&?#])https?:\/\/.*$/is;

/** Signs of sentences and of emphasis; a bracket is of the address that opens it. */
const lastSign = /[\p{P}\p{S}]$/u;

function withoutLastSigns(word: string): string {
  const last = word.at(-1) ?? '';
  if (!lastSign.test(last) || ['/', '=', '-', '_', '&', '%', '+', '#'].includes(last)) return word;
  if (last === ')' && word.split('(').length === word.split(')').length) return word;
  return withoutLastSigns(word.slice(0, -1));
}

/**
 * The address that a word of a message means: without invisible signs, HTML's `&amp;`, the backslashes of
 * Markdown and JSON, punctuation behind it, a translator around it and redirects to it. Null for anything but an https address.
 */
export function linkedAddress(word: string): URL | null {
  const written = withoutInvisible(word)
    .replace(/&(?:amp|#0*38|#x0*26);/gi, '&')
    .replace(escapeOfSign, '')
    .replace(secondLink, '');
  let address = httpsAddress(withoutLastSigns(written));
  for (let redirect = 0; address !== null && redirect < maxRedirects; redirect += 1) {
    const target = targetOf(address);
    if (target === null) break;
    address = target;
  }
  return address;
}

/** An address alone, as people type it: 'udemy.com/course/guitarra'. */
const withoutScheme = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}\/\S+$/u;

/** The first https address in a text, since share sheets append it to the title. */
export function addressIn(text: string): string | null {
  const typed = text.slice(0, 10_000).trim();
  const read = withoutScheme.test(typed) ? `https://${typed}` : typed;
  for (const [word] of read.matchAll(/https:(?:\/\/|\\\/\\\/)[^\s<>"']+/giu)) {
    const address = linkedAddress(word);
    if (address !== null) return address.href;
  }
  return null;
}
