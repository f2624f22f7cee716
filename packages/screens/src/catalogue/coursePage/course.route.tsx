import {
  type CatalogueQuery,
  type Course,
  type CoursePage as CourseWithDetails,
  emptyQuery,
  fromQueryString,
  platformOf,
  subjectIn,
  toQueryString,
} from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { ComparisonLink } from '@aulario/course-view/compareChoice/ComparisonLink.tsx';
import { coverKeyOf } from '@aulario/course-view/course/coverOf.ts';
import { usePartnerNote } from '@aulario/course-view/course/usePartnerNote.ts';
import { usePriceView } from '@aulario/course-view/course/usePriceView.ts';
import { useShareCourse } from '@aulario/course-view/course/useShareCourse.ts';
import { useWhy } from '@aulario/course-view/why/useWhy.ts';
import { WhyList } from '@aulario/course-view/why/WhyList/WhyList.tsx';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useAsyncResult } from '@aulario/frame/async/useAsyncResult.ts';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useCameFrom } from '@aulario/frame/navigation/address/cameFrom.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { categoryHref, subjectHref } from '@aulario/frame/navigation/href/categoryHref.ts';
import { courseHref } from '@aulario/frame/navigation/href/courseHref.ts';
import { slugOf } from '@aulario/frame/navigation/href/slugOf.ts';
import { Loading } from '@aulario/frame/navigation/Loading.tsx';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { usePageTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { below, Link, ShareIcon, Stack, space } from '@aulario/ui';
import { useEffect, useMemo } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { CatalogueFailed } from '../results/CatalogueFailed.tsx';
import { CartAction } from './actions/CartAction.tsx';
import { CoursePlatformLink } from './actions/CoursePlatformLink.tsx';
import { CompareAction, SaveAction } from './actions/KeepActions.tsx';
import { CoursePage } from './CoursePage/CoursePage.tsx';
import { MiniAction } from './CoursePage/MiniAction.tsx';
import { CourseTexts } from './CourseTexts.tsx';
import type { CourseData } from './courseLoader.ts';
import { CourseDuration } from './facts/CourseDuration.tsx';
import { CourseFactList } from './facts/CourseFactList.tsx';
import { CoursePriceHistory } from './facts/CoursePriceHistory.tsx';
import { CourseRepeats } from './facts/CourseRepeats.tsx';
import { useKeyFacts } from './facts/useKeyFacts.ts';
import { useWhatIsFree } from './facts/useWhatIsFree.ts';
import { CourseMissing } from './others/CourseMissing.tsx';
import { CourseNext } from './others/CourseNext.tsx';
import { CourseSimilar } from './others/CourseSimilar.tsx';
import { WhatIsFree } from './WhatIsFree/WhatIsFree.tsx';

interface CourseWhyProps {
  course: Course;
  /** The search that found the course. */
  query: CatalogueQuery;
}

/** Why a search found the course; nothing until that is known, and without reasons. */
function CourseWhy({ course, query }: CourseWhyProps) {
  const { catalogue } = useServices();
  const page = useAsync(() => (signal) => catalogue.search(query, { signal }), [catalogue, query]);
  const found = page?.results.find((result) => result.course.id === course.id);
  const why = useWhy({ match: found?.match ?? null });
  return why === undefined ? null : <WhyList {...why} />;
}

interface SearchBefore {
  query: CatalogueQuery;
  href: string;
}

/** The search that led to the course; null for none. */
function useSearchBefore(): SearchBefore | null {
  const shell = useShell();
  const { language } = useLanguage();
  const from = useCameFrom();
  return useMemo(() => {
    if (from === null) return null;
    const { pathname, searchParams } = new URL(from, window.location.origin);
    const catalogue = inLanguage(shell.catalogue, language);
    if (pathname !== catalogue) return null;
    const query = fromQueryString(searchParams, { ...emptyQuery, language });
    const search = toQueryString(query);
    return search === '' ? null : { query, href: catalogue + search };
  }, [from, language, shell]);
}

/* On a phone the instructor has a separate line, so that the line break does not depend on the font
   and nothing shifts when it loads. */
const Name = styled.span`
  ${below('row')} {
    &:nth-last-child(3) { display: block; }
    &:nth-last-child(3) > span { display: none; }
  }
`;

/** As far from each other as from what stands above. */
const Rows = styled.div`
  display: grid;
  gap: ${space[8]};
  grid-template-columns: minmax(0, 1fr);

  &:empty { display: none; }
`;

/** Instructor and institution link to searches for their courses. */
function By({ course }: Pick<CourseWithDetails, 'course'>) {
  const hrefFor = useCatalogueHref();
  const { instructors, institution } = course;
  const names = [...instructors.slice(0, 1), ...(institution === null ? [] : [institution])];
  return (
    <>
      {[...new Set(names)].map((name) => (
        <Name key={name}>
          <Link href={hrefFor(emptyQuery, { text: name })}>{name}</Link>
          <span> ·</span>{' '}
        </Name>
      ))}
      <b>{platformOf(course.platform).name}</b>
    </>
  );
}

/** Up to the subject, or back to the search that led here. */
function useBreadcrumbs(
  { course, subjects }: Pick<CourseWithDetails, 'course' | 'subjects'>,
  before: SearchBefore | null,
) {
  const text = useTranslate();
  const { language } = useLanguage();
  const shell = useShell();
  const { category } = course;
  const [first] = subjects;
  const items = [{ label: text('nav.courses'), href: shell.catalogue }];
  if (before !== null) {
    const { query, href } = before;
    const label =
      query.text === '' ? text('course.results') : text('course.resultsFor', { text: query.text });
    return [...items, { label, href }];
  }
  if (category === null) return items;
  items.push({ label: text(`category.${category}`), href: categoryHref(shell, category) });
  if (first === undefined) return items;
  const href = subjectHref(shell, category, first.subject);
  return [...items, { label: subjectIn(first, language), href }];
}

/**
 * Replaces an address that names the course without its title, or by another one, with that of its page:
 * the build writes only this, and search engines are to list only this.
 */
function useOwnAddress({ id, title }: Course, slug: string): void {
  const shell = useShell();
  const { language } = useLanguage();
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (slug === slugOf(title)) return;
    const pathname = inLanguage(courseHref(shell, { id, title }), language);
    void navigate({ pathname, search, hash }, { replace: true, state, preventScrollReset: true });
  }, [hash, id, language, navigate, search, shell, slug, state, title]);
}

function Found({
  askedOn,
  slug,
  ...page
}: CourseWithDetails & Pick<CourseData, 'askedOn' | 'slug'>) {
  const { course, details } = page;
  const text = useTranslate();
  const { language } = useLanguage();
  const lang = foreignLang(course.language, language);
  const { title } = course;
  usePageTitle(title);
  useOwnAddress(course, slug);
  const before = useSearchBefore();
  const note = text('course.note', { platform: platformOf(course.platform).name });
  const offers = details.offers.map(({ platform }) => platform);
  const partnerNote = usePartnerNote([course.platform, ...offers]);
  const facts = useKeyFacts(course);
  const known = facts.filter(({ isUnknown }) => isUnknown !== true);
  const unknown = facts.filter(({ isUnknown }) => isUnknown === true);

  return (
    <CoursePage
      breadcrumbs={{ label: text('course.where'), items: useBreadcrumbs(page, before) }}
      title={title}
      titleLang={lang}
      headline={course.headline}
      by={<By course={course} />}
      factsLabel={text('course.facts')}
      // What nobody recorded is listed in one line, unless nothing is known.
      facts={known.length > 0 ? known : facts}
      cover={coverKeyOf(course)}
      entryLabel={text('course.entry')}
      price={usePriceView(course)}
      action={<CartAction course={course} size="big" />}
      comparison={<ComparisonLink />}
      barActions={<CartAction course={course} isShort />}
      out={<CoursePlatformLink course={course} />}
      miniActions={
        <>
          <SaveAction course={course} />
          <CompareAction course={course} />
          <MiniAction
            label={text('share.label')}
            icon={<ShareIcon />}
            onClick={useShareCourse(course)}
          />
        </>
      }
      note={partnerNote === null ? note : `${note} ${partnerNote}`}
      similar={
        <Rows>
          <CourseNext {...page} />
          <CourseSimilar course={course} />
        </Rows>
      }
    >
      <WhatIsFree {...useWhatIsFree(course, askedOn)} />
      <CourseDuration course={course} />
      {details.priceHistory !== null && <CoursePriceHistory history={details.priceHistory} />}
      <CourseTexts details={details} lang={lang} />
      {before !== null && <CourseWhy course={course} query={before.query} />}
      <CourseRepeats {...page} />
      <CourseFactList
        {...page}
        askedOn={askedOn}
        unknownFacts={unknown.map(({ label }) => label)}
      />
    </CoursePage>
  );
}

/** The page of a course; without it, similar courses. */
export function Component() {
  const text = useTranslate();
  const { id, slug, askedOn, result: loaded } = useLoaderData<CourseData>();
  const result = useAsyncResult(loaded);
  if (result === null) return <Loading>{text('course.loading')}</Loading>;
  if (result.status === 'failed') return <CatalogueFailed headingLevel={1} code={result.code} />;
  // The key remounts the content for another course, so that its heading is announced.
  return (
    <Stack key={id}>
      {result.value === null ? (
        <CourseMissing id={id} slug={slug} />
      ) : (
        <Found {...result.value} askedOn={askedOn} slug={slug} />
      )}
    </Stack>
  );
}
