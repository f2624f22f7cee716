import { type DiscontinuedCourse, platformOf } from '@aulario/course-data';
import { useDates } from '@aulario/frame/language/useDates.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { usePageTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { ButtonLink, EmptyState } from '@aulario/ui';
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
