import { type Course, platformOf } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useOutgoingHref } from '@aulario/frame/services/useOutgoing.ts';
import { ButtonLink, NewTabIcon, VisuallyHidden } from '@aulario/ui';

/** The link to the course on its platform. */
export function CoursePlatformLink({ course }: { course: Course }) {
  const text = useTranslate();
  const href = useOutgoingHref()(course);
  return (
    <ButtonLink variant="ghost" href={href} target="_blank" rel="noopener noreferrer">
      <span>{text('course.open', { platform: platformOf(course.platform).name })}</span>
      <VisuallyHidden>{` (${text('app.newTab')})`}</VisuallyHidden> <NewTabIcon />
    </ButtonLink>
  );
}
