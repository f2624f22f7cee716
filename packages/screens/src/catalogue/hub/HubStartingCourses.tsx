import type { StartingCourse } from '@aulario/course-data';
import { coverKeyOf } from '@aulario/course-view/course/coverOf.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { coverScenes } from '@aulario/ui';
import { CatalogueCard } from '../results/CatalogueCard.tsx';
import { StartingCourses } from './Hub/StartingCourses.tsx';

/** 'Por dónde empezar': courses of a subject, each with the reason for its choice. */
export function HubStartingCourses({ starts }: { starts: readonly StartingCourse[] }) {
  const text = useTranslate();
  const scenes = coverScenes(starts.map(({ course }) => coverKeyOf(course)));
  return (
    <StartingCourses
      title={text('hub.starts')}
      starts={starts.map(({ reason, isInLanguage, course }, index) => ({
        reason: text(isInLanguage ? `hub.start.${reason}` : `hub.start.${reason}.any`),
        card: <CatalogueCard course={course} match={null} scene={scenes[index]} headingLevel={3} />,
      }))}
    />
  );
}
