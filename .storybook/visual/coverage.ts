import type { Result } from './captureAll.ts';
import { changesBetween, type Entries } from './files.ts';

/** How many rules of a kind are in no picture, by component and rule: each is a story that is lacking. */
export type Unseen = Entries<number>;

/** A class by itself, or a rule for a size, a colour mode, a pointer or the focus. */
const isAsked = (rule: string) =>
  /^[\w.-]+$|^@|:hover|:focus/.test(rule) && !rule.includes('prefers-reduced-motion');

/** A rule without the names of classes, which change with any other. */
const plain = (rule: string) => rule.replace(/(?:\.[a-zA-Z][\w-]*)+/g, '&');

/** The rules that components bring and no picture of any component shows. */
export function unseenIn(
  results: readonly Pick<Result, 'component' | 'seen' | 'unseen'>[],
): Unseen {
  const known = new Set(results.flatMap(({ seen }) => seen));
  const found: Record<string, number> = {};
  for (const { component, unseen } of results) {
    for (const rule of unseen) {
      if (!isAsked(rule) || known.has(rule)) continue;
      known.add(rule);
      const key = `${component}: ${plain(rule)}`;
      found[key] = (found[key] ?? 0) + 1;
    }
  }
  return found;
}

/** A sentence for each rule that is in no picture and not known to be, and for each that is now. */
export const unseenNotes = (known: Unseen, found: Unseen) =>
  changesBetween(known, found).map(({ key, before = 0, after = 0 }) =>
    after > before ? `No story shows ${key} (${after})` : `A story shows now ${key} (${before})`,
  );
