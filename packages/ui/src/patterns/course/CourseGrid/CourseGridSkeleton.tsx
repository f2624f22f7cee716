import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { CourseCardSkeleton } from '../CourseCard/CourseCardSkeleton.tsx';
import { GridList } from './CourseGrid.tsx';

export interface CourseGridSkeletonProps {
  /** The status text for screen readers while loading. */
  label: string;
  /** The number of cards; 13 by default. */
  count?: number | undefined;
}

/** The skeleton of a grid, with one status text. */
export function CourseGridSkeleton({ label, count = 13 }: CourseGridSkeletonProps) {
  return (
    <div>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <GridList aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          <CourseCardSkeleton key={place} />
        ))}
      </GridList>
    </div>
  );
}
