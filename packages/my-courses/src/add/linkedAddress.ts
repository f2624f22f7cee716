import { httpsAddress, withoutInvisible } from '@aulario/safe-url';

/** Addresses through which mails and social networks lead their readers, and the parameter of the target. */
const redirects: readonly (readonly [address: RegExp, parameter: string])[] = [
  [/^[\w.-]+\.safelinks\.protection\.outlook\.com\/$/, 'url'],
  [/^(?:l|lm)\.(?:facebook|instagram|messenger)\.com\/(?:l\.php)?$/, 'u'],
  [/^www\.google\.[a-z.]+\/url$/, 'q'],
  [/^www\.google\.[a-z.]+\/url$/, 'url'],
  [/^www\.youtube\.com\/redirect$/, 'q'],
  [/^slack-redir\.net\/link$/, 'url'],
];

/** The maximum number of redirects in one another. */
const maxRedirects = 3;

function targetOf({ hostname, pathname, searchParams }: URL): URL | null {
  const targets = redirects.flatMap(([address, parameter]) =>
    address.test(hostname + pathname) ? [httpsAddress(searchParams.get(parameter))] : [],
  );
  return targets.find((target) => target !== null) ?? null;
}

/** Signs of sentences and of emphasis; a bracket is of the address that opens it. */
const lastSign = /[\p{P}\p{S}]$/u;

function withoutLastSigns(word: string): string {
  const last = word.at(-1) ?? '';
  if (!lastSign.test(last) || ['/', '=', '-', '_', '&', '%', '+', '#'].includes(last)) return word;
  if (last === ')' && word.split('(').length === word.split(')').length) return word;
  return withoutLastSigns(word.slice(0, -1));
}

/**
 * The address that a word of a message means: without invisible signs, HTML's `&amp;`, punctuation
 * behind it and the redirect of a mail program. Null for anything but an https address.
 */
export function linkedAddress(word: string): URL | null {
  const written = withoutInvisible(word).replace(/&amp;/gi, '&');
  let address = httpsAddress(withoutLastSigns(written));
  for (let redirect = 0; address !== null && redirect < maxRedirects; redirect += 1) {
    const target = targetOf(address);
    if (target === null) break;
    address = target;
  }
  return address;
}
