import type { PlatformId } from '@aulario/course-data';

/** By platform, the address of a partner programme, with `{url}` in place of the course's. */
export type OutgoingLinks = Readonly<Record<PlatformId, string>>;

const place = '{url}';

/** What is wrong with a template; null for nothing. */
function faultOf(template: unknown): string | null {
  if (typeof template !== 'string' || template.split(place).length !== 2)
    return `needs ${place} once, in place of the address of a course`;
  const address = template.replace(place, 'x');
  return URL.canParse(address) && new URL(address).protocol === 'https:'
    ? null
    : 'is no https address';
}

const isTable = (value: unknown): value is OutgoingLinks =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads VITE_OUTGOING_LINKS, '{"udemy":"https://go.example/?u={url}"}'; no links for an empty text.
 * Throws an Error that names the platform and what is wrong.
 */
export function readOutgoingLinks(text: string | undefined): OutgoingLinks {
  if (!text) return {};
  const value: unknown = JSON.parse(text);
  if (!isTable(value)) throw new Error('VITE_OUTGOING_LINKS is no table of platforms.');
  for (const [platform, template] of Object.entries(value)) {
    const fault = faultOf(template);
    if (fault !== null) throw new Error(`VITE_OUTGOING_LINKS: ${platform} ${fault}.`);
  }
  return value;
}

/** A course, or its offer on a platform. */
export interface Destination {
  readonly platform: PlatformId;
  readonly url: string;
}

/** The address of a course by the platform's template; its own without one. */
export function outgoingHref(links: OutgoingLinks, { platform, url }: Destination): string {
  const template = Object.hasOwn(links, platform) ? links[platform] : undefined;
  // A function, since the encoded address is no pattern.
  return template?.replace(place, () => encodeURIComponent(url)) ?? url;
}
