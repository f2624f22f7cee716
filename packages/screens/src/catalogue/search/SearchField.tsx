import {
  type CatalogueQuery,
  clearRecentSearches,
  forgetSearch,
  markTyped,
  noSearches,
  openRecentSearches,
  readRecentSearches,
  rememberSearch,
  type Suggestion,
  searchesBeginning,
} from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import type { Language } from '@aulario/frame/language/language.ts';
import { type Text, useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { searched } from '@aulario/frame/navigation/href/searched.ts';
import { searchHref } from '@aulario/frame/navigation/href/searchHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useGoTo } from '@aulario/frame/navigation/useGoTo.ts';
import { useSetting } from '@aulario/frame/services/useSetting.ts';
import { useOwnRecords } from '@aulario/frame/session/useOwnRecords.ts';
import type { Goal } from '@aulario/my-courses/route';
import { SearchBar, type SearchBarProps } from '@aulario/ui';
import { memo, useCallback, useMemo, useSyncExternalStore } from 'react';
import { namesNews } from '../namesNews.ts';
import { useSuggestions } from './useSuggestions.ts';

type SearchSuggestion = NonNullable<SearchBarProps['suggest']>['suggestions'][number];

const maxRows = 8;
/** The most searches of the reader's own among the suggestions. */
const maxOwn = 2;

const suggestionId = (index: number) => `suggestion:${index}`;
const recentId = (index: number) => `recent:${index}`;
const goalId = 'goal';
const newsId = 'news';

/** 'Tema · 28 cursos'; the kind alone where nobody counted. */
function kindLabelOf({ kind, total }: Suggestion, text: Text): string {
  const label = text(`suggest.${kind}`);
  return total === null ? label : text('suggest.counted', { kind: label, count: total });
}

/** The reader's own searches that begin with the typed text, and that are no suggestion. */
function ownRows(
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
function specialRow(offer: {
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

/** The last searches of the account, or of the visitor, in this browser. */
function useRecentSearches() {
  const records = useOwnRecords();
  const searches = useMemo(() => openRecentSearches(records), [records]);
  const recent = useSyncExternalStore(
    searches.subscribe,
    () => readRecentSearches(searches),
    () => noSearches,
  );
  const remember = useCallback((text: string) => rememberSearch(searches, text), [searches]);
  const clear = useCallback(() => clearRecentSearches(searches), [searches]);
  const forget = useCallback((text: string) => forgetSearch(searches, text), [searches]);
  return { recent, remember, forget, clear };
}

interface SearchFieldProps {
  /** The current query, whose filters are kept. */
  query: CatalogueQuery;
  isBusy: boolean;
}

/** The change of a query to another text; its filters stay. */
const searchChange = (text: string) => ({
  text: text.trim(),
  isVerbatim: false,
  similarTo: null,
  subject: null,
});

function useSuggest() {
  const text = useTranslate();
  const { language } = useLanguage();
  const { offer, prepare, type, close } = useSuggestions();
  const { recent, remember, forget, clear } = useRecentSearches();
  const { suggestions, typed, goal } = offer;

  const rows = useMemo(() => {
    const searches = suggestions.map((suggestion, index) => ({
      id: suggestionId(index),
      parts: markTyped(suggestion.text, typed),
      kindLabel: kindLabelOf(suggestion, text),
      lang: foreignLang(suggestion.language, language),
    }));
    const special = specialRow({ typed, goal, language, text });
    // Several words are a wish; a single one is mostly a subject.
    const isLast = special?.id === goalId && !typed.trim().includes(' ');
    const own = ownRows(recent, suggestions, typed, text);
    const before = special === null || isLast ? own : [...own, special];
    const after = special !== null && isLast ? [special] : [];
    const maxSearches = maxRows - before.length - after.length;
    return [...before, ...searches.slice(0, maxSearches), ...after];
  }, [goal, language, recent, suggestions, text, typed]);

  const suggest = {
    listLabel: text('suggest.list'),
    suggestions: rows,
    statusText: rows.length === 0 ? '' : text('suggest.count', { count: rows.length }),
    onFocus: prepare,
    onType: type,
    recent: {
      label: text('suggest.recent'),
      clearLabel: text('suggest.clear'),
      items: recent.map((search, index) => ({ id: recentId(index), text: search })),
      removeLabel: (search: string) => text('suggest.remove', { text: search }),
      onRemove: forget,
      onClear: clear,
    },
  };
  return { suggest, typed, remember, close };
}

/** The search bar: recent searches at first, suggestions while typing. */
function Field({ query, isBusy }: SearchFieldProps) {
  const text = useTranslate();
  const goTo = useGoTo();
  const hrefFor = useCatalogueHref();
  const hasShortcut = useSetting('shortcut') !== 'off';
  const { route, news } = useShell();
  const { suggest, typed: offeredFor, remember, close } = useSuggest();

  const search = (typed: string) => {
    close();
    remember(typed);
    goTo(hrefFor(query, searchChange(typed)), { state: searched });
  };

  return (
    <SearchBar
      label={text('search.label')}
      placeholder={text('search.label')}
      submitLabel={text('search.submit')}
      busyLabel={text('search.busy')}
      searchedText={query.text}
      isBusy={isBusy}
      hasShortcut={hasShortcut}
      onSubmit={search}
      suggest={{
        ...suggest,
        onChoose(id, chosen) {
          if (id === goalId) {
            close();
            return goTo(searchHref(route, offeredFor));
          }
          if (id === newsId) {
            close();
            return goTo(news);
          }
          search(chosen);
        },
      }}
    />
  );
}

export const SearchField = memo(Field);
