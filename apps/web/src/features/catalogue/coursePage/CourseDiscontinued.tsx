import { type DiscontinuedCourse, platformOf } from '@aulario/course-data';
import { ButtonLink, EmptyState } from '@aulario/ui';
import { useDates } from '../../language/useDates.ts';
import { useTranslate } from '../../language/useTranslate.ts';
import { useShell } from '../../navigation/ShellProvider.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { EquivalentCourses } from './EquivalentCourses.tsx';

/** A course that its platform no longer offers, and similar ones. */
export function CourseDiscontinued({ discontinued }: { discontinued: DiscontinuedCourse }) {
  const text = useTranslate();
  const date = useDates();
  const shell = useShell();
  const { title, platform, lastSeen, equivalents } = discontinued;
  usePageTitle(title);
  return (
    <>
      <EmptyState
        scene="nothing"
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
