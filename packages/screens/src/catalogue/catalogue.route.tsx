import {
  type CatalogueAbout,
  type CataloguePage,
  type CatalogueQuery,
  toQueryString,
} from '@aulario/course-data';
import { chosenFilters, type Hub, HubProvider } from '@aulario/course-view/addresses/hubContext.ts';
import { type AsyncResult, foundIn } from '@aulario/frame/async/asyncResult.ts';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useAsyncResult } from '@aulario/frame/async/useAsyncResult.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { type Text, useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { dashboardShell } from '@aulario/frame/navigation/shellPaths.ts';
import { useHasWidth } from '@aulario/frame/navigation/useHasWidth.ts';
import { usePageTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { CourseGridSkeleton, from, SkipLink, space, VisuallyHidden } from '@aulario/ui';
import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import styled from 'styled-components';
import { HomeContinue } from '../home/HomeContinue.tsx';
import { CatalogueCategoryNav } from './browse/CatalogueCategoryNav.tsx';
import { CatalogueFrame } from './CatalogueFrame/CatalogueFrame.tsx';
import type { CatalogueData } from './catalogueLoader.ts';
import { catalogueTitle } from './catalogueTitle.ts';
import { QuickViewOfPage } from './coursePage/QuickViewOfPage.tsx';
import { FacetColumn } from './facets/FacetBar/FacetColumn.tsx';
import { FacetControls } from './facets/FacetControls.tsx';
import { type Filters, useFilters } from './facets/useFilters.ts';
import { SearchFeeds } from './feeds/SearchFeeds.tsx';
import { HubHead, useHubLead } from './hub/HubHead.tsx';
import { HubStartingCourses } from './hub/HubStartingCourses.tsx';
import { NoResults } from './noResults/NoResults.tsx';
import { FirstRecommended, Recommended } from './recommended/Recommended.tsx';
import { CatalogueFailed } from './results/CatalogueFailed.tsx';
import { CatalogueFound } from './results/CatalogueFound.tsx';
import { CatalogueResultLine, contextOf } from './results/CatalogueResultLine.tsx';
import { CatalogueSources } from './results/CatalogueSources.tsx';
import { firstOfFew, LikeFirstResult } from './results/LikeFirstResult.tsx';
import { SearchActions, SearchNews } from './results/SearchActions.tsx';
import { useResultsFocus } from './results/useResultsFocus.ts';

interface CatalogueResultProps {
  query: CatalogueQuery;
  /** Null while loading. */
  result: AsyncResult<CataloguePage> | null;
}

function CatalogueResult({ query, result }: CatalogueResultProps) {
  const text = useTranslate();
  if (result === null) return <CourseGridSkeleton label={text('catalogue.loading')} />;
  if (result.status === 'failed') return <CatalogueFailed code={result.code} />;
  if (result.value.total === 0) {
    return <NoResults key={toQueryString(query)} query={query} page={result.value} />;
  }
  return <CatalogueFound query={query} found={result.value} />;
}

/** Repeats the search after a change of language, since courses in it rank first among equals. */
function useRevalidateOnLanguage({ language: asked }: CatalogueQuery): void {
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (language !== asked) void revalidate();
  }, [asked, language, revalidate]);
}

/** The catalogue's description of its contents; null while loading and after a failure. */
function useAbout(): CatalogueAbout | null {
  const { catalogue } = useServices();
  return useAsync(() => (signal) => catalogue.about(null, { signal }), [catalogue]);
}

const Root = styled.div`
  display: grid;
  gap: ${space[5]};
  grid-template-columns: minmax(0, 1fr);

  /* What is above in the home is still loading, and would move what follows. */
  > [data-waiting] { min-height: 100svh; }
  > [data-waiting] ~ * { display: none; }
`;

/* The dashboard's sidebar leads to the categories. A prerendered home does not know its width. */
const Doors = styled.div`
  display: contents;

  ${from('sidebar')} {
    &[data-narrow] { display: none; }
  }
`;

/** Without a gap, so that recommendations take no room before they arrive. */
const Onwards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** The actions on a search, which on a phone come after the results. */
const AfterResults = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[6]};

  &:empty {
    display: none;
  }
  /* Prerendered for every width: then the row above the results has them too. */
  ${from('row')} {
    &[data-unknown-width] { display: none; }
  }
`;

/* Hidden while results load: they may be fewer than those drawn meanwhile, and nothing moves up. */
const BelowResults = styled.div`
  display: contents;

  &[hidden] { display: none; }
`;

/* Takes the focus after a search and when the page is turned. A ring around all courses would be
   larger than the window; the next Tab shows one on the first course. */
const Results = styled.div`
  outline: 0;
`;

/** Whether a query has no conditions; recommendations are shown below its results. */
const isPlain = (query: CatalogueQuery) => toQueryString(query) === '';

/** Whether the first page of a hub is shown, without further filters or another order. */
const isWhole = (query: CatalogueQuery, hub: Hub) =>
  isPlain({ ...query, subject: null, filters: chosenFilters(query.filters, hub) });

const hubName = ({ category, subject }: Hub, text: Text) =>
  subject?.label ?? text(`category.${category}`);

interface CatalogueOpeningProps {
  query: CatalogueQuery;
  hub: CatalogueData['hub'];
  lead: string | null | undefined;
  isDashboard: boolean;
  isHome: boolean;
}

/** What stands above the filters: a hub's head; elsewhere the categories, in the home below what goes on. */
function CatalogueOpening({ query, hub, lead, isDashboard, isHome }: CatalogueOpeningProps) {
  const text = useTranslate();
  if (hub !== null) return <HubHead hub={hub} title={hubName(hub, text)} lead={lead} />;
  return (
    <>
      <VisuallyHidden as="h1">{text('catalogue.heading')}</VisuallyHidden>
      {isHome && (
        <>
          <HomeContinue />
          <FirstRecommended query={query} />
        </>
      )}
      <Doors data-narrow={isDashboard || undefined}>
        <CatalogueCategoryNav query={query} />
      </Doors>
    </>
  );
}

function CatalogueContent({ query, hub, result: loaded, goal: named, offered }: CatalogueData) {
  const text = useTranslate();
  const result = useAsyncResult(loaded);
  const page = foundIn(result);
  const goal = foundIn(useAsyncResult(named));
  const about = useAbout();
  const filters = useFilters(query, about, offered);
  useRevalidateOnLanguage(query);
  const summary = useAsyncResult(hub?.summary ?? null);
  const lead = useHubLead(summary);
  const name = hub && hubName(hub, text);
  usePageTitle(catalogueTitle(query, page, text, name), lead ?? undefined);
  const results = useResultsFocus(query, result === null);
  const hasRoomForActions = useHasWidth('row', null);
  const actions = <SearchActions query={query} />;
  const shell = useShell();
  const isDashboard = shell === dashboardShell;
  const fewFirst = page && firstOfFew(query, page);
  const isHome = isDashboard && hub === null && isPlain(query);

  return (
    <Root>
      <SkipLink href="#results">{text('catalogue.skip')}</SkipLink>
      <CatalogueOpening
        query={query}
        hub={hub}
        lead={lead}
        isDashboard={isDashboard}
        isHome={isHome}
      />
      <CatalogueFrame
        column={filters.hasColumn && columnOf(filters)}
        head={
          hub !== null &&
          summary?.status === 'found' &&
          isWhole(query, hub) && <HubStartingCourses starts={summary.value.starts} />
        }
        bar={
          <FacetControls
            filters={filters}
            total={page?.total ?? null}
            actions={hasRoomForActions === false ? undefined : actions}
            context={page === null || hub !== null ? undefined : contextOf(query, page, text)}
          />
        }
        lines={<CatalogueResultLine query={query} page={page} goal={goal} />}
      >
        <Results
          {...results}
          id="results"
          tabIndex={-1}
          role="group"
          aria-label={
            page === null
              ? undefined
              : text('catalogue.pageOf', { page: page.page, pages: page.pageCount })
          }
        >
          <QuickViewOfPage page={page}>
            <CatalogueResult query={query} result={result} />
          </QuickViewOfPage>
        </Results>
      </CatalogueFrame>
      <BelowResults hidden={result === null}>
        <AfterResults data-unknown-width={hasRoomForActions === null || undefined}>
          {hasRoomForActions !== true && actions}
          <SearchNews query={query} />
        </AfterResults>
        {page !== null && page.total > 0 && hub === null && !isPlain(query) && (
          <SearchFeeds query={query} />
        )}
        <Onwards>
          {page !== null && !isHome && isPlain(query) && <Recommended query={query} />}
          {page !== null && fewFirst !== null && (
            <LikeFirstResult first={fewFirst} results={page.results} />
          )}
        </Onwards>
        <CatalogueSources about={about} />
      </BelowResults>
    </Root>
  );
}

/** No column where no filter would leave a course. */
const columnOf = ({ shared, menus: { column } }: Filters) =>
  column.length === 0 ? undefined : <FacetColumn {...shared} menus={column} />;

/**
 * The catalogue, or a category or subject of it: categories, filters and results. All of its state
 * is in the address.
 */
export function Component() {
  const data = useLoaderData<CatalogueData>();
  const { hub } = data;
  // The key remounts the content for another hub, so that its heading is announced.
  return (
    <HubProvider value={hub}>
      <CatalogueContent key={`${hub?.category} ${hub?.subject?.name}`} {...data} />
    </HubProvider>
  );
}
