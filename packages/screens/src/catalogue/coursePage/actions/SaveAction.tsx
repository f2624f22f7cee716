import type { Course } from '@aulario/course-data';
import { useSaveCourse } from '@aulario/course-view/saved/useSaveCourse.ts';
import { BookmarkIcon, Button, CheckIcon, onFirstClick } from '@aulario/ui';
import { MiniAction } from '../CoursePage/MiniAction.tsx';

interface SaveActionProps {
  course: Course;
}

/** The button that saves the course for later; a visitor's lists stay on the device. */
export function SaveAction({ course }: SaveActionProps) {
  const { isSaved, toggle, label, shortLabel } = useSaveCourse(course);
  return (
    <MiniAction
      label={shortLabel}
      accessibleLabel={label}
      icon={isSaved ? <CheckIcon /> : <BookmarkIcon />}
      onClick={toggle}
    />
  );
}

/** The same beside other buttons. */
export function SaveButton({ course }: SaveActionProps) {
  const { isSaved, toggle, label, shortLabel } = useSaveCourse(course);
  return (
    <Button
      variant="ghost"
      icon={isSaved ? <CheckIcon /> : <BookmarkIcon />}
      aria-label={label}
      onClick={onFirstClick(toggle)}
    >
      {shortLabel}
    </Button>
  );
}
