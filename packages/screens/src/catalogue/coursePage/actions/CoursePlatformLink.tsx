import { type Course, platformOf } from '@aulario/course-data';
import { PlatformButton } from '@aulario/course-view/course/PlatformButton.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useOutgoingHref } from '@aulario/frame/services/useOutgoing.ts';

/** The link to the course on its platform. */
export function CoursePlatformLink({ course }: { course: Course }) {
  const text = useTranslate();
  const platform = platformOf(course.platform).name;
  return (
    <PlatformButton href={useOutgoingHref()(course)} label={text('course.open', { platform })} />
  );
}
