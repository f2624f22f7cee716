import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { CourseCardSkeleton } from '../CourseCard/CourseCardSkeleton.tsx';
import { GridList } from './CourseGrid.tsx';

export interface CourseGridSkeletonProps {
  /** Tells assistive technology that the courses are on their way. */
  label: string;
  /** How many cards; 13 by default, as the specification says. */
  count?: number | undefined;
}

/** A grid of cards that are still on their way, with one status text for all of them. */
export function CourseGridSkeleton({ label, count = 13 }: CourseGridSkeletonProps) {
  return (
    <div>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <GridList aria-hidden="true">
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <CourseCardSkeleton key={place} />
        ))}
      </GridList>
    </div>
  );
}
