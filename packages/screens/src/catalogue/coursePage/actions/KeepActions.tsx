import type { Course } from '@aulario/course-data';
import { useCompareChoice } from '@aulario/course-view/compareChoice/useCompareChoice.ts';
import { useSaveCourse } from '@aulario/course-view/saved/useSaveCourse.ts';
import { BookmarkIcon, Button, CheckIcon, CompareIcon, onFirstClick } from '@aulario/ui';
import type { ComponentType } from 'react';
import { MiniAction, type MiniActionProps } from '../CoursePage/MiniAction.tsx';

interface KeepActionProps {
  course: Course;
  /** How it looks: its icon above the label, or as an `ActionButton`. */
  as?: ComponentType<MiniActionProps>;
}

/** The button that saves the course for later; a visitor's lists stay on the device. */
export function SaveAction({ course, as: Action = MiniAction }: KeepActionProps) {
  const { isSaved, toggle, label, shortLabel } = useSaveCourse(course);
  const icon = isSaved ? <CheckIcon /> : <BookmarkIcon />;
  return <Action label={shortLabel} accessibleLabel={label} icon={icon} onClick={toggle} />;
}

/** The button that adds the course to the comparison. */
export function CompareAction({ course, as: Action = MiniAction }: KeepActionProps) {
  const { isChosen, toggle, label } = useCompareChoice(course);
  const icon = isChosen ? <CheckIcon /> : <CompareIcon />;
  return <Action label={label} icon={icon} onClick={toggle} />;
}

/** An action beside other buttons. */
export const ActionButton = ({ label, accessibleLabel, icon, onClick }: MiniActionProps) => (
  <Button variant="ghost" icon={icon} aria-label={accessibleLabel} onClick={onFirstClick(onClick)}>
    {label}
  </Button>
);
