import {
  type CataloguePage,
  type CatalogueQuery,
  type Correction,
  requireWords,
} from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { searchHref } from '@aulario/frame/navigation/href/searchHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import type { Goal } from '@aulario/my-courses/route';
import { namesNews } from '../namesNews.ts';
import { correctionParts } from './correctionParts.ts';
import { DidYouMean } from './DidYouMean/DidYouMean.tsx';

interface CatalogueCorrectionProps {
  query: CatalogueQuery;
  correction: Correction;
}

/** Says that a corrected text was searched, and links to the typed one. */
function CatalogueCorrection({ query, correction }: CatalogueCorrectionProps) {
  const text = useTranslate();
  const hrefFor = useCatalogueHref();
  const { from, to } = correction;
  return (
    <DidYouMean
      parts={correctionParts(text('correction.shown', { text: '\0' }), from, to)}
      back={{
        label: text('correction.back', { text: from }),
        href: hrefFor(query, { isVerbatim: true }),
      }}
    />
  );
}

interface CatalogueNotesProps {
  query: CatalogueQuery;
  page: CataloguePage;
}

interface OfferedGoal {
  /** The goal that the text names; null for none. */
  goal: Goal | null;
}

/** Says that words were ignored, and offers to require them. */
function OmittedWords({ query, page }: CatalogueNotesProps) {
  const text = useTranslate();
  const hrefFor = useCatalogueHref();
  const { list } = useFormatters();
  const count = page.omittedWords.length;
  const words = list(page.omittedWords.map((word) => text('omitted.word', { word })));
  return (
    <DidYouMean
      parts={[{ text: text('omitted.shown', { count, words }), isMarked: false }]}
      back={{
        label: text('omitted.insist', { words }),
        href: hrefFor(query, { text: requireWords(query.text, page.omittedWords) }),
      }}
    />
  );
}

/** Says that the courses match a related word: 'planillas' ≈ 'Excel'. */
function Meaning({ query, page }: CatalogueNotesProps) {
  const text = useTranslate();
  const hrefFor = useCatalogueHref();
  const { correction, meaning } = page;
  if (meaning === null) return null;
  const { asked, found } = meaning;
  return (
    <DidYouMean
      parts={correctionParts(text('meaning.shown', { asked, found: '\0' }), asked, found)}
      // A correction has the same way back.
      back={
        correction === null
          ? {
              label: text('correction.back', { text: query.text }),
              href: hrefFor(query, { isVerbatim: true }),
            }
          : undefined
      }
    />
  );
}

/** Says that no course is known to be as the text asks. */
function UnmetFilters({ page: { unmetFilters } }: Pick<CatalogueNotesProps, 'page'>) {
  const text = useTranslate();
  const { list } = useFormatters();
  const count = unmetFilters.length;
  if (count === 0) return null;
  const words = list(unmetFilters.map((unmet) => text('omitted.word', { word: unmet.words })));
  return <DidYouMean parts={[{ text: text('unmet.shown', { count, words }), isMarked: false }]} />;
}

/** Where a search for new or cheaper courses leads. */
function NewsOffer() {
  const text = useTranslate();
  const { news } = useShell();
  return (
    <DidYouMean
      parts={[{ text: text('suggest.newsAsk'), isMarked: false }]}
      back={{ label: text('nav.news'), href: news }}
    />
  );
}

/** Where a search that names a goal leads: to its route, with all that the text asks. */
function RouteOffer({ goal, typed }: { goal: Goal; typed: string }) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { route } = useShell();
  return (
    <DidYouMean
      parts={[{ text: text('suggest.routeAsk'), isMarked: false }]}
      back={{
        label: text('noResults.route', { goal: goal.names[language] }),
        href: searchHref(route, typed),
      }}
    />
  );
}

/** How the text was changed for the search, and what it may ask for besides courses. */
export function CatalogueNotes({ query, page, goal }: CatalogueNotesProps & OfferedGoal) {
  const { correction, omittedWords } = page;
  return (
    <>
      {goal !== null && <RouteOffer goal={goal} typed={query.text} />}
      {namesNews(query.text) && <NewsOffer />}
      {correction !== null && <CatalogueCorrection query={query} correction={correction} />}
      {omittedWords.length > 0 && <OmittedWords query={query} page={page} />}
      <Meaning query={query} page={page} />
      <UnmetFilters page={page} />
    </>
  );
}
