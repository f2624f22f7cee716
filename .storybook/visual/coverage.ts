import type { Captured } from './captureComponent.ts';

/** How many rules of each kind are in no picture, by component: each is a story that is lacking. */
export type Unseen = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A class by itself, or a rule for a size, a colour mode, a pointer or the focus. */
const isAsked = (rule: string) =>
  /^[\w.-]+$|^@|:hover|:focus/.test(rule) && !/prefers-reduced-motion|\bprint\b/.test(rule);

/** A rule without the names of classes, which change with any other. */
const plain = (rule: string) => rule.replace(/(?:\.[a-zA-Z][\w-]*)+/g, '&');

/** The rules that components bring and no picture of any component shows. */
export function unseenIn(captured: ReadonlyMap<string, Pick<Captured, 'seen' | 'unseen'>>): Unseen {
  const known = new Set([...captured.values()].flatMap(({ seen }) => seen));
  const found: Record<string, Record<string, number>> = {};
  for (const name of [...captured.keys()].sort()) {
    for (const rule of captured.get(name)?.unseen ?? []) {
      if (!isAsked(rule) || known.has(rule)) continue;
      known.add(rule);
      found[name] ??= {};
      found[name][plain(rule)] = (found[name][plain(rule)] ?? 0) + 1;
    }
  }
  return found;
}

const linesOf = (unseen: Unseen) =>
  Object.entries(unseen).flatMap(([name, rules]) =>
    Object.entries(rules).map(([rule, count]) => `${name}: ${rule} (${count})`),
  );

/** A sentence for each rule that is in no picture and not known to be, and for each that is now. */
export function unseenNotes(known: Unseen, found: Unseen): string[] {
  const [before, after] = [linesOf(known), linesOf(found)];
  return [
    ...after.filter((rule) => !before.includes(rule)).map((rule) => `No story shows ${rule}`),
    ...before.filter((rule) => !after.includes(rule)).map((rule) => `A story shows now ${rule}`),
  ];
}
