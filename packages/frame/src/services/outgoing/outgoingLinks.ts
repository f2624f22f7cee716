import type { PlatformId } from '@aulario/course-data';

/**
 * By platform, the address of a partner programme, with `{url}` in place of the course's; or, beginning with
 * '?', the parameters that the programme has added to the course's own address.
 */
export type OutgoingLinks = Readonly<Record<PlatformId, string>>;

const place = '{url}';

/** What no address changes, in place of a course's. */
const plainPlace = 'aulario-address';

const isParameters = (template: string) => template.startsWith('?');

/** A template as browsers write addresses, by which the course behind a followed link is found. */
function readTemplate(platform: string, template: unknown): string {
  const refuse = (fault: string) => new Error(`VITE_OUTGOING_LINKS: ${platform} ${fault}.`);
  if (typeof template === 'string' && isParameters(template)) {
    const { search } = new URL(template, 'https://course.example');
    if (!search.includes('=') || template.includes(place))
      throw refuse(`needs parameters with values and no ${place} after '?'`);
    return search;
  }
  if (typeof template !== 'string' || template.split(place).length !== 2)
    throw refuse(`needs ${place} once, in place of the address of a course`);
  const address = template.replace(place, plainPlace);
  if (!URL.canParse(address)) throw refuse('is no address');
  const { href, protocol, host } = new URL(address);
  if (protocol !== 'https:' || host.includes(plainPlace))
    throw refuse('is no https address of a host');
  return href.replace(plainPlace, place);
}

/**
 * Reads VITE_OUTGOING_LINKS, '{"udemy":"https://go.example/?u={url}","edx":"?aff=7"}'; no links for an empty text.
 * Throws an Error that names the platform and what is wrong.
 */
export function readOutgoingLinks(text: string | undefined): OutgoingLinks {
  if (!text) return {};
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('VITE_OUTGOING_LINKS is no table of platforms.');
  return Object.fromEntries(
    Object.entries(value).map(([platform, template]) => [
      platform,
      readTemplate(platform, template),
    ]),
  );
}

/** A course, or its offer on a platform. */
export interface Destination {
  readonly platform: PlatformId;
  readonly url: string;
}

/** The address of a course by the platform's template; its own without one. */
export function outgoingHref(links: OutgoingLinks, { platform, url }: Destination): string {
  const template = Object.hasOwn(links, platform) ? links[platform] : undefined;
  if (template === undefined) return url;
  // A function, since the encoded address is no pattern.
  if (!isParameters(template)) return template.replace(place, () => encodeURIComponent(url));
  const address = new URL(url);
  address.search += address.search === '' ? template : `&${template.slice(1)}`;
  return address.href;
}

function addressBehind(template: string, href: string): string | null {
  if (!isParameters(template)) {
    const [before = '', after = ''] = template.split(place);
    const isThrough = href.startsWith(before) && href.endsWith(after);
    return isThrough
      ? decodeURIComponent(href.slice(before.length, -after.length || undefined))
      : null;
  }
  if (!URL.canParse(href)) return null;
  const address = new URL(href);
  if (!`&${address.search.slice(1)}`.endsWith(`&${template.slice(1)}`)) return null;
  address.search = address.search.slice(0, -template.length);
  return address.href;
}

/** The course's own address behind a link by a programme; null for any other link. */
export function courseAddressBehind(links: OutgoingLinks, href: string): string | null {
  for (const template of Object.values(links)) {
    const address = addressBehind(template, href);
    if (address !== null) return address;
  }
  return null;
}
