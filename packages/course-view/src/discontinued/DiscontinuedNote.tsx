import type { Course } from '@aulario/course-data';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { SimilarLink } from './SimilarLink/SimilarLink.tsx';
import { useDiscontinuedView } from './useDiscontinuedView.ts';

/** Says that a course is discontinued, and links to similar ones; nothing for others. */
export function DiscontinuedNote({ course }: { course: Course }) {
  const text = useTranslate();
  const { date } = useFormatters();
  const view = useDiscontinuedView(course);
  if (view === null) return null;
  const { discontinued, similar } = view;
  return (
    <p>
      <span>{text('discontinued.since', { date: date(discontinued.lastSeen) })}</span>{' '}
      <SimilarLink {...similar} />
    </p>
  );
}
