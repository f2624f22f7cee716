import type { Core } from './core.ts';
import { foldText } from './foldText.ts';
import { nameWords } from './names.ts';

/** How a text that is being typed may go on. */
export interface IndexSuggestion {
  kind: 'subject' | 'word';
  /** A subject as it is shown, or the whole text with its last word completed (folded). */
  text: string;
}

const fewestSigns = 2;

function subjectsFor({ names }: Core, words: readonly string[]): string[] {
  return names
    .filter(({ field }) => field === 'subject')
    .filter(({ texts }) => {
      const own = [...nameWords(texts)];
      return words.every((word) => own.some((one) => one.startsWith(word)));
    })
    .toSorted((a, b) => b.total - a.total)
    .map(({ texts }) => texts[0] ?? '');
}

function completions({ dictionary }: Core, text: string, limit: number): string[] {
  const last = foldText(/\S*$/u.exec(text)?.[0] ?? '');
  if (last.length < fewestSigns) return [];
  const [from, to] = dictionary.range(last);
  return Array.from({ length: to - from }, (_, place) => from + place)
    .toSorted((a, b) => dictionary.frequency(b) - dictionary.frequency(a))
    .slice(0, limit)
    .map((id) => text.slice(0, text.length - last.length) + dictionary.token(id));
}

/** Subjects first (all typed words begin words of theirs), then completions of the last word. */
export function suggestTerms(core: Core, text: string, limit: number): IndexSuggestion[] {
  const words = foldText(text).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [];
  const subjects = subjectsFor(core, words).map((one) => ({ kind: 'subject' as const, text: one }));
  const others = completions(core, text, limit).map((one) => ({
    kind: 'word' as const,
    text: one,
  }));
  return [...subjects, ...others].slice(0, limit);
}
