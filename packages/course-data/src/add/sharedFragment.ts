import * as v from 'valibot';
import type { SharedPage } from './sharedPage.ts';

/** No honest page has more to say, in characters. */
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

/** What the bookmark has put into the fragment, without '#'; null for anything else. */
export function readSharedFragment(fragment: string): SharedPage | null {
  try {
    const read = v.safeParse(sharedPage, decodeURIComponent(fragment));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
