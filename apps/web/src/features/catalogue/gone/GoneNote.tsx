import type { Course } from '@aulario/course-data';
import { SimilarLink } from '@aulario/ui';
import { useDates } from '../../language/useDates.ts';
import { useTranslate } from '../../language/useTranslate.ts';
import { useGoneView } from './useGoneView.ts';

/** Says that a course is gone, and links to similar ones; nothing for others. */
export function GoneNote({ course }: { course: Course }) {
  const text = useTranslate();
  const date = useDates();
  const view = useGoneView(course);
  if (view === null) return null;
  const { gone, similar } = view;
  return (
    <p>
      {text('gone.since', { date: date(gone.lastSeen) })} <SimilarLink {...similar} />
    </p>
  );
}
