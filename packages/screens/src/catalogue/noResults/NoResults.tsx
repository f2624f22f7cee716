import {
  type Alternatives,
  alternativesTo,
  type CataloguePage,
  type CatalogueQuery,
  type FacetId,
  hasFilters,
  hasPhrase,
  withoutFacet,
} from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { type Text, useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { searchHref } from '@aulario/frame/navigation/href/searchHref.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import type { Goal } from '@aulario/my-courses/route';
import { ButtonLink, EmptyState, SubjectChips, space } from '@aulario/ui';
import styled from 'styled-components';
import { CourseRow } from '../CourseRow/CourseRow.tsx';
import { chipLabel, facetLabel } from '../facets/facetTexts.ts';
import { filterOffers } from '../facets/filterOffers.ts';
import { loadGoal } from '../goals/loadGoal.ts';
import { namesNews } from '../namesNews.ts';
import { CatalogueCards } from '../results/CatalogueCards.tsx';
import { categoryName } from '../results/CatalogueResultLine.tsx';
import { useSubjectItems } from '../subjects/useSubjectItems.ts';
import { RelaxList } from './RelaxList/RelaxList.tsx';

/** Omits the facet: 'Nivel: Principiante o Avanzado' is too long for a button. */
function useRelaxItems(query: CatalogueQuery, { filters, unfiltered, textless }: Alternatives) {
  const text = useTranslate();
  const hrefFor = useCatalogueHref();
  const chosen = (facet: FacetId) =>
    (query.filters[facet] ?? []).map((value) => chipLabel(text, facet, value)).join(', ');
  const item = (label: string, count: number, change: Partial<CatalogueQuery>) => ({
    label,
    count: text('common.courseCount', { count }),
    href: hrefFor(query, change),
  });
  const fewer = filters.map(({ facet, total }) =>
    item(text('noResults.without', { filter: chosen(facet) || facetLabel(text, facet) }), total, {
      filters: withoutFacet(query.filters, facet),
    }),
  );
  if (textless > 0) {
    fewer.push(item(text('noResults.without', { filter: query.text }), textless, { text: '' }));
  }
  if (unfiltered > 0) {
    fewer.push(item(text('noResults.withoutFilters'), unfiltered, { filters: {} }));
  }
  return fewer;
}

interface NoResultsSuggestionsProps {
  query: CatalogueQuery;
  alternatives: Alternatives;
}

/** Links to the same search with fewer filters, or without its text. */
function FewerFilters({ query, alternatives }: NoResultsSuggestionsProps) {
  const text = useTranslate();
  const relaxed = useRelaxItems(query, alternatives);
  return <RelaxList title={text('noResults.fewer')} items={relaxed} />;
}

/** Similar subjects, and popular courses. */
function NoResultsSuggestions({ alternatives }: Pick<NoResultsSuggestionsProps, 'alternatives'>) {
  const text = useTranslate();
  const subjects = useSubjectItems(alternatives.subjects, null);
  return (
    <>
      {subjects.length > 0 && (
        <SubjectChips title={text('noResults.subjects')} headingLevel={2} items={subjects} />
      )}
      {alternatives.popular.length > 0 && (
        <CourseRow title={text('noResults.popular')}>
          <CatalogueCards
            results={alternatives.popular.map((course) => ({ course, match: null }))}
            headingLevel={3}
          />
        </CourseRow>
      )}
    </>
  );
}

const filtersHint = ({ filters }: CatalogueQuery, text: Text) =>
  text(Object.keys(filters).length === 1 ? 'noResults.hintFilter' : 'noResults.hintFilters');

/** The search, and a hint on how to change it. */
function noResultsTexts(
  query: CatalogueQuery,
  { unmetFilters: [unmet] }: CataloguePage,
  text: Text,
): { title: string; hint?: string } {
  const { text: searched, filters, similarTo } = query;
  const category = categoryName(query, text);
  const isOnlyCategory = category !== null && Object.keys(filters).length === 1;
  if (similarTo !== null) {
    return {
      title: text('noResults.like'),
      hint: text(hasFilters(filters) ? 'noResults.hintFilters' : 'noResults.hintLike'),
    };
  }
  if (searched === '') {
    if (isOnlyCategory)
      return { title: text('noResults.in', { category }), hint: text('noResults.hintCategory') };
    if (hasFilters(filters))
      return { title: text('noResults.filters'), hint: filtersHint(query, text) };
    return { title: text('noResults.empty') };
  }
  if (isOnlyCategory) {
    return {
      title: text('noResults.forIn', { text: searched, category }),
      hint: text('noResults.hintIn'),
    };
  }
  if (hasFilters(filters)) {
    return {
      title: text('noResults.forFilters', { text: searched }),
      hint: filtersHint(query, text),
    };
  }
  const title = text('noResults.for', { text: searched });
  if (hasPhrase(searched)) return { title, hint: text('noResults.hintPhrase') };
  if (unmet !== undefined) {
    const words = text('omitted.word', { word: unmet.words });
    return { title, hint: text('noResults.hintUnmet', { words }) };
  }
  const isOneWord = !searched.trim().includes(' ');
  return { title, hint: text(isOneWord ? 'noResults.hintWord' : 'noResults.hint') };
}

/** The alternatives to a search without results. */
interface NoResultsOffer extends Alternatives {
  /** The goal that the search names; null for none. */
  readonly goal: Goal | null;
}

/** The alternatives to a search without results; null while loading and after a failure. */
function useNoResultsSuggestions(query: CatalogueQuery): NoResultsOffer | null {
  const { catalogue } = useServices();
  return useAsync(
    () => async (signal) => {
      const [alternatives, goal] = await Promise.all([
        alternativesTo(query, catalogue, { signal }),
        loadGoal(query.text),
      ]);
      return { ...alternatives, goal };
    },
    [catalogue, query],
  );
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[8]};
  grid-template-columns: minmax(0, 1fr);

  /* Until the alternatives are there, what follows is out of sight, so that they do not move it. */
  &[data-waiting] { min-height: 100svh; }
`;

interface NoResultsProps {
  query: CatalogueQuery;
  page: CataloguePage;
}

/**
 * Names the search without results, and offers alternatives. Needs a `key` that identifies the
 * search.
 */
export function NoResults({ query, page }: NoResultsProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const shell = useShell();
  const hrefFor = useCatalogueHref();
  const alternatives = useNoResultsSuggestions(query);
  const { title, hint } = noResultsTexts(query, page, text);
  const { correction } = page;
  const goal = alternatives?.goal ?? null;

  return (
    <Root data-waiting={alternatives === null || undefined}>
      <EmptyState title={title} text={hint}>
        {namesNews(query.text) && <ButtonLink href={shell.news}>{text('nav.news')}</ButtonLink>}
        {goal !== null && (
          <ButtonLink href={searchHref(shell.route, query.text)}>
            {text('noResults.route', { goal: goal.names[language] })}
          </ButtonLink>
        )}
        {alternatives !== null && <FewerFilters query={query} alternatives={alternatives} />}
        {correction !== null && (
          <ButtonLink href={hrefFor(query, { text: correction.to, isVerbatim: false })}>
            {text('noResults.correction', { text: correction.to })}
          </ButtonLink>
        )}
        {filterOffers(query, page, text, hrefFor).map(({ label, href }) => (
          <ButtonLink key={href} href={href}>
            {text('noResults.understood', { filter: label })}
          </ButtonLink>
        ))}
        {query.isVerbatim && (
          <ButtonLink href={hrefFor(query, { isVerbatim: false })}>
            {text('noResults.notVerbatim')}
          </ButtonLink>
        )}
        <ButtonLink variant="ghost" href={shell.catalogue}>
          {text('catalogue.seeAll')}
        </ButtonLink>
      </EmptyState>
      {alternatives !== null && <NoResultsSuggestions alternatives={alternatives} />}
    </Root>
  );
}
