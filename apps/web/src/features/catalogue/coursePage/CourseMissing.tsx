import { emptyQuery } from '@aulario/course-data';
import { ButtonLink, CourseRow, EmptyState } from '@aulario/ui';
import { useMemo } from 'react';
import { useAsync } from '../../async/useAsync.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useTranslate } from '../../language/useTranslate.ts';
import { useShell } from '../../navigation/ShellProvider.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { useServices } from '../../services/Services.tsx';
import { useCatalogueHref } from '../catalogueHref.ts';
import { useDiscontinuedCourse } from '../discontinued/useDiscontinuedCourse.ts';
import { CatalogueCards } from '../results/CatalogueCards.tsx';
import { CourseDiscontinued } from './CourseDiscontinued.tsx';

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
  const near = useAsync(
    useMemo(() => {
      if (words === '') return null;
      const query = { ...emptyQuery, text: words, language };
      return (signal: AbortSignal) => catalogue.search(query, { signal });
    }, [catalogue, language, words]),
  );
  const results = near?.results.slice(0, maxCourses) ?? [];

  return (
    <>
      <EmptyState
        scene="nothing"
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
        <CourseRow title={text('course.similar')} headingLevel={2}>
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
