import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { CourseCardSkeleton } from '../CourseCard/CourseCardSkeleton.tsx';
import { GridList } from './CourseGrid.tsx';

export interface CourseGridSkeletonProps {
  /** The status text for screen readers while loading. */
  label: string;
}

/** The number of cards that the specification asks for. */
const cardCount = 13;

/** The skeleton of a grid, with one status text. */
export function CourseGridSkeleton({ label }: CourseGridSkeletonProps) {
  return (
    <div>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <GridList aria-hidden="true">
        {Array.from({ length: cardCount }, (_, place) => place).map((place) => (
          <CourseCardSkeleton key={place} />
        ))}
      </GridList>
    </div>
  );
}
