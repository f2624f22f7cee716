import * as v from 'valibot';
import type { SharedPage } from './sharedPage.ts';

/** The maximum length in characters; longer fragments are rejected. */
const maxFragment = 2_000_000;

const sharedPage = v.pipe(
  v.string(),
  v.maxLength(maxFragment),
  v.parseJson(),
  v.object({
    url: v.string(),
    title: v.optional(v.string(), ''),
    ld: v.optional(v.array(v.string()), () => []),
  }),
);

/** Parses the bookmarklet's fragment, without '#'; null for anything else. */
export function readSharedFragment(fragment: string): SharedPage | null {
  try {
    const read = v.safeParse(sharedPage, decodeURIComponent(fragment));
    return read.success ? read.output : null;
  } catch {
    // A text from outside that is no page; the screen says so.
    return null;
  }
}

/**
 * The script of the bookmarklet. On a platform's page it reads the JSON-LD and opens Aulario with
 * it in the fragment, which is not sent to a server.
 */
export const bookmarklet = (addAddress: string): string =>
  `javascript:(()=>{const d=document,l=d.querySelector('link[rel=canonical]'),p={url:l?l.href:location.href,title:d.title,ld:[...d.querySelectorAll('script[type="application/ld+json"]')].map(s=>s.textContent).slice(0,20)};open(${JSON.stringify(addAddress)}+'#'+encodeURIComponent(JSON.stringify(p)))})()`;
