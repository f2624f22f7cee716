import { type CataloguePage, type CatalogueQuery, requireWords } from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { searchHref } from '@aulario/frame/navigation/href/searchHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import type { Goal } from '@aulario/my-courses/route';
import { namesNews } from '../namesNews.ts';
import { correctionParts } from './correctionParts.ts';
import { DidYouMean, type DidYouMeanProps } from './DidYouMean/DidYouMean.tsx';

interface CatalogueNotesProps {
  query: CatalogueQuery;
  page: CataloguePage;
  /** The goal that the text names; null for none. */
  goal: Goal | null;
}

const unmarked = (sentence: string) => [{ text: sentence, isMarked: false }];

/** What is said of a search, each with the way to another one. */
function useNotes({ query, page, goal }: CatalogueNotesProps): readonly DidYouMeanProps[] {
  const text = useTranslate();
  const { language } = useLanguage();
  const { list } = useFormatters();
  const { news, route } = useShell();
  const hrefFor = useCatalogueHref();
  const { correction, meaning, omittedWords, unmetFilters } = page;
  const quoted = (words: readonly string[]) =>
    list(words.map((word) => text('omitted.word', { word })));
  const asTyped = (typed: string) => ({
    label: text('correction.back', { text: typed }),
    href: hrefFor(query, { isVerbatim: true }),
  });

  return [
    // To the goal's route, with all that the text asks.
    goal !== null && {
      parts: unmarked(text('suggest.routeAsk')),
      back: {
        label: text('noResults.route', { goal: goal.names[language] }),
        href: searchHref(route, query.text),
      },
    },
    namesNews(query.text) && {
      parts: unmarked(text('suggest.newsAsk')),
      back: { label: text('nav.news'), href: news },
    },
    correction !== null && {
      parts: correctionParts(
        text('correction.shown', { text: '\0' }),
        correction.from,
        correction.to,
      ),
      back: asTyped(correction.from),
    },
    omittedWords.length > 0 && {
      parts: unmarked(
        text('omitted.shown', { count: omittedWords.length, words: quoted(omittedWords) }),
      ),
      back: {
        label: text('omitted.insist', { words: quoted(omittedWords) }),
        href: hrefFor(query, { text: requireWords(query.text, omittedWords) }),
      },
    },
    // The courses match a related word: 'planillas' ≈ 'Excel'.
    meaning !== null && {
      parts: correctionParts(
        text('meaning.shown', { asked: meaning.asked, found: '\0' }),
        meaning.asked,
        meaning.found,
      ),
      // A correction has the same way back.
      back: correction === null ? asTyped(query.text) : undefined,
    },
    // No course is known to be as the text asks.
    unmetFilters.length > 0 && {
      parts: unmarked(
        text('unmet.shown', {
          count: unmetFilters.length,
          words: quoted(unmetFilters.map(({ words }) => words)),
        }),
      ),
    },
  ].filter((note) => note !== false);
}

/** How the text was changed for the search, and what it may ask for besides courses. */
export function CatalogueNotes(props: CatalogueNotesProps) {
  return useNotes(props).map((note) => (
    <DidYouMean key={note.parts.map(({ text }) => text).join('')} {...note} />
  ));
}
