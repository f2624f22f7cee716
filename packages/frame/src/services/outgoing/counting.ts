import { type Catalogue, platformList } from '@aulario/course-data';
import { courseAddressBehind, type OutgoingLinks } from './outgoingLinks.ts';

/** What is counted, as JSON in a POST. */
export type Counted =
  /** A link to a course on its platform was followed. `address` is the platform's, without a query. */
  | { readonly kind: 'out'; readonly platform: string; readonly address: string }
  /** A search found nothing. */
  | { readonly kind: 'nothing'; readonly text: string; readonly language: string };

export type Count = (counted: Counted) => void;

/** Sends what is counted. Rejects where it did not arrive. */
export type SendCount = (counted: Counted) => Promise<unknown>;

/** The maximum number of counts of a page: more would say nothing about a reader's wishes. */
const maxCounts = 50;

/** Posts what is counted as JSON, without cookies and without the address of the page. */
export const postCount =
  (url: string): SendCount =>
  (counted) => {
    const request = { method: 'POST', keepalive: true, referrer: '' } as const;
    return fetch(url, { ...request, body: JSON.stringify(counted), credentials: 'omit' });
  };

/**
 * Sends each thing to count once a page. Sends nothing for readers whose browser asks for it (Global
 * Privacy Control).
 */
export function createCount(send: SendCount): Count {
  const sent = new Set<string>();
  return (counted) => {
    if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) return;
    const key = JSON.stringify(counted);
    if (sent.has(key) || sent.size >= maxCounts) return;
    sent.add(key);
    // What cannot be sent is not counted.
    send(counted).catch(() => undefined);
  };
}

const maxTextLength = 80;

/** What may identify a person is not counted: addresses, and numbers as long as a telephone's. */
const isPersonal = (text: string) =>
  /@|:\/\/|(?:\d[\s.-]?){7}/.test(text) || text.length > maxTextLength;

/** A search that another one follows within this time was not finished. */
const settledMs = 3_000;

/**
 * Counts the searches of a catalogue that find nothing, whatever the filters: only then do screens ask
 * for alternatives.
 */
export function countingCatalogue(catalogue: Catalogue, count: Count): Catalogue {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ...catalogue,
    search(query, options) {
      clearTimeout(timer);
      return catalogue.search(query, options);
    },
    relax(query, options) {
      clearTimeout(timer);
      const { language } = query;
      const text = query.text.trim().toLowerCase();
      const isFiltered = Object.values(query.filters).some(({ length }) => length > 0);
      if (text !== '' && !isFiltered && !isPersonal(text)) {
        timer = setTimeout(() => count({ kind: 'nothing', text, language }), settledMs);
      }
      return catalogue.relax(query, options);
    },
  };
}

/** What following a link counts as; null for a link to no platform. */
export function outgoingOf(href: string, outgoing: OutgoingLinks): Counted | null {
  const address = courseAddressBehind(outgoing, href) ?? href;
  if (!URL.canParse(address)) return null;
  const { host, origin, pathname } = new URL(address);
  const platform = platformList().find(({ hosts }) => hosts.includes(host));
  return platform ? { kind: 'out', platform: platform.id, address: origin + pathname } : null;
}

/** Counts links to platforms that are followed, in this tab or another one. */
export function countOutgoing(page: Document, count: Count, outgoing: OutgoingLinks): void {
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const counted = link && outgoingOf(link.href, outgoing);
    if (counted) count(counted);
  };
  page.addEventListener('click', follow, { capture: true });
  page.addEventListener('auxclick', (event) => event.button === 1 && follow(event), {
    capture: true,
  });
}
