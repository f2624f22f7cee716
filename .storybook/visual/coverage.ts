import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Captured } from './captureComponent.ts';

const unseenFile = join(import.meta.dirname, 'unseen.json');

/** How many rules of each kind are in no picture, by component: each is a story that is lacking. */
export type Unseen = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A class by itself, or a rule for a size, a colour mode, a pointer or the focus. */
const isAsked = (rule: string) =>
  /^[\w.-]+$|^@|:hover|:focus/.test(rule) && !/prefers-reduced-motion|\bprint\b/.test(rule);

/** A rule without the names of classes, which change with any other. */
const plain = (rule: string) => rule.replace(/(?:\.[a-zA-Z][\w-]*)+/g, '&');

/** The rules that components bring and no picture of any component shows. */
export function unseenIn(captured: ReadonlyMap<string, Pick<Captured, 'seen' | 'unseen'>>): Unseen {
  const seen = new Set([...captured.values()].flatMap((component) => component.seen));
  const found = new Map<string, string>();
  for (const [name, { unseen }] of [...captured].sort(([one], [other]) => (one < other ? -1 : 1))) {
    for (const rule of unseen)
      if (isAsked(rule) && !seen.has(rule) && !found.has(rule)) found.set(rule, name);
  }
  const unseen: Record<string, Record<string, number>> = {};
  const lines = [...found].map(([rule, name]) => [name, plain(rule)] as const);
  for (const [name, rule] of lines.sort()) {
    const own = unseen[name] ?? {};
    own[rule] = (own[rule] ?? 0) + 1;
    unseen[name] = own;
  }
  return unseen;
}

const listed = (unseen: Unseen) =>
  Object.entries(unseen).flatMap(([name, rules]) =>
    Object.entries(rules).map(([rule, count]) => `${name}: ${rule} (${count})`),
  );

/** A sentence for each rule that is in no picture and not known to be, and for each that is now. */
export function unseenNotes(known: Unseen, found: Unseen): string[] {
  const [before, after] = [listed(known), listed(found)];
  return [
    ...after.filter((rule) => !before.includes(rule)).map((rule) => `No story shows ${rule}`),
    ...before.filter((rule) => !after.includes(rule)).map((rule) => `A story shows now ${rule}`),
  ];
}

export const knownUnseen = (): Unseen =>
  existsSync(unseenFile) ? JSON.parse(readFileSync(unseenFile, 'utf8')) : {};

export const recordUnseen = (unseen: Unseen) =>
  writeFileSync(unseenFile, `${JSON.stringify(unseen, null, 2)}\n`);
