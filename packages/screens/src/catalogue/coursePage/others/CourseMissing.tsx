import {
  type Course,
  type DiscontinuedCourse,
  type Equivalent,
  emptyQuery,
  findPages,
  platformOf,
} from '@aulario/course-data';
import { useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { CoveredLines } from '@aulario/course-view/course/ListCovers.tsx';
import { PricedCourseLine } from '@aulario/course-view/course/PricedCourseLine.tsx';
import { useDiscontinuedCourse } from '@aulario/course-view/discontinued/useDiscontinuedCourse.ts';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { usePageTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { ButtonLink, EmptyState } from '@aulario/ui';
import { CourseRow } from '../../CourseRow/CourseRow.tsx';
import { CatalogueCards } from '../../results/CatalogueCards.tsx';
import { CourseSection } from '../CoursePage/CourseSection.tsx';

interface LineProps {
  course: Course;
  why: Equivalent['why'];
}

function Line({ course, why }: LineProps) {
  const text = useTranslate();
  const { list } = useFormatters();
  return (
    <PricedCourseLine course={course}>
      {why.length > 0 && (
        <p>
          {text('discontinued.why', {
            reasons: list(why.map((reason) => text(`discontinued.why.${reason}`))),
          })}
        </p>
      )}
    </PricedCourseLine>
  );
}

/** The courses that can replace a discontinued one, with what they have in common. */
function EquivalentCourses({ equivalents }: { equivalents: readonly Equivalent[] }) {
  const text = useTranslate();
  const { catalogue } = useServices();
  const standIns = useAsync(
    () => async (signal) => {
      const ids = equivalents.map(({ id }) => id);
      const pages = await findPages(catalogue, ids, { signal });
      return equivalents.flatMap(({ id, why }) => {
        const page = pages.get(id);
        return page === undefined ? [] : [{ course: page.course, why }];
      });
    },
    [catalogue, equivalents],
  );
  if (standIns === null || standIns.length === 0) return null;
  return (
    <CourseSection title={text('discontinued.equivalents')}>
      <CoveredLines courses={standIns.map(({ course }) => course)}>
        {standIns.map((standIn) => (
          <Line key={standIn.course.id} {...standIn} />
        ))}
      </CoveredLines>
    </CourseSection>
  );
}

/** A course that its platform no longer offers, and similar ones. */
function CourseDiscontinued({ discontinued }: { discontinued: DiscontinuedCourse }) {
  const text = useTranslate();
  const { date } = useFormatters();
  const shell = useShell();
  const { title, platform, lastSeen, equivalents } = discontinued;
  usePageTitle(title);
  return (
    <>
      <EmptyState
        headingLevel={1}
        title={title}
        text={text('discontinued.text', {
          platform: platformOf(platform).name,
          date: date(lastSeen),
        })}
      >
        <ButtonLink variant="ghost" href={shell.catalogue}>
          {text('catalogue.seeAll')}
        </ButtonLink>
      </EmptyState>
      <EquivalentCourses equivalents={equivalents} />
    </>
  );
}

const maxCourses = 4;

interface CourseMissingProps {
  id: string;
  /** The title in the address, with hyphens. */
  slug: string;
}

/** An unknown course: searches for the title in its address instead. */
function CourseUnknown({ slug }: { slug: string }) {
  const text = useTranslate();
  const shell = useShell();
  const hrefFor = useCatalogueHref();
  const { language } = useLanguage();
  const { catalogue } = useServices();
  const words = slug.replaceAll('-', ' ').trim();
  usePageTitle(text('course.missingTitle'));
  const near = useAsync(() => {
    if (words === '') return null;
    const query = { ...emptyQuery, text: words, language };
    return (signal) => catalogue.search(query, { signal });
  }, [catalogue, language, words]);
  const results = near?.results.slice(0, maxCourses) ?? [];

  return (
    <>
      <EmptyState
        headingLevel={1}
        title={text('course.missingTitle')}
        text={text('course.missingText')}
      >
        {words !== '' && (
          <ButtonLink href={hrefFor(emptyQuery, { text: words })}>
            {text('course.missingSearch', { text: words })}
          </ButtonLink>
        )}
        <ButtonLink variant="ghost" href={shell.catalogue}>
          {text('catalogue.seeAll')}
        </ButtonLink>
      </EmptyState>
      {results.length > 0 && (
        <CourseRow title={text('course.similar')}>
          <CatalogueCards results={results} headingLevel={3} />
        </CourseRow>
      )}
    </>
  );
}

/** A course that the catalogue does not contain: it is discontinued or unknown. */
export function CourseMissing({ id, slug }: CourseMissingProps) {
  const discontinued = useDiscontinuedCourse(id);
  return discontinued === null ? (
    <CourseUnknown slug={slug} />
  ) : (
    <CourseDiscontinued discontinued={discontinued} />
  );
}
