import { markTyped, type Suggestion, searchesBeginning } from '@aulario/course-data';
import type { Language } from '@aulario/frame/language/language.ts';
import type { Text } from '@aulario/frame/language/useTranslate.ts';
import type { Goal } from '@aulario/my-courses/route';
import type { SearchBarProps } from '@aulario/ui';
import { namesNews } from '../namesNews.ts';

type SearchSuggestion = NonNullable<SearchBarProps['suggest']>['suggestions'][number];

export const maxRows = 8;
/** The most searches of the reader's own among the suggestions. */
const maxOwn = 2;

export const suggestionId = (index: number) => `suggestion:${index}`;
export const recentId = (index: number) => `recent:${index}`;
export const goalId = 'goal';
export const newsId = 'news';

/** 'Tema · 28 cursos'; the kind alone where nobody counted. */
export function kindLabelOf({ kind, total }: Suggestion, text: Text): string {
  const label = text(`suggest.${kind}`);
  return total === null ? label : text('suggest.counted', { kind: label, count: total });
}

/** The reader's own searches that begin with the typed text, and that are no suggestion. */
export function ownRows(
  recent: readonly string[],
  suggestions: readonly Suggestion[],
  typed: string,
  text: Text,
): SearchSuggestion[] {
  if (typed === '') return [];
  const suggested = new Set(suggestions.map((suggestion) => suggestion.text.toLowerCase()));
  return searchesBeginning(recent, typed)
    .filter((search) => !suggested.has(search.toLowerCase()))
    .slice(0, maxOwn)
    .map((search, index) => ({
      id: recentId(index),
      parts: markTyped(search, typed),
      kindLabel: text('suggest.own'),
      isRecent: true,
    }));
}

/** The row that leads elsewhere than to a search: to the news, or to a goal's route; null for none. */
export function specialRow(offer: {
  typed: string;
  goal: Goal | null;
  language: Language;
  text: Text;
}): SearchSuggestion | null {
  const { typed, goal, language, text } = offer;
  if (namesNews(typed)) {
    const parts = markTyped(text('nav.news'), typed);
    return { id: newsId, parts, kindLabel: text('suggest.news') };
  }
  if (goal === null) return null;
  const parts = markTyped(goal.names[language], typed);
  return { id: goalId, parts, kindLabel: text('suggest.route') };
}
