import type { Course } from '@aulario/course-data';
import { useCompareChoice } from '@aulario/course-view/compareChoice/useCompareChoice.ts';
import { Button, CheckIcon, CompareIcon, onFirstClick } from '@aulario/ui';
import { MiniAction } from '../CoursePage/MiniAction.tsx';

interface CompareActionProps {
  course: Course;
}

/** The button that adds the course to the comparison. */
export function CompareAction({ course }: CompareActionProps) {
  const { isChosen, toggle, label } = useCompareChoice(course);
  const icon = isChosen ? <CheckIcon /> : <CompareIcon />;
  return <MiniAction label={label} icon={icon} onClick={toggle} />;
}

/** The same beside other buttons. */
export function CompareButton({ course }: CompareActionProps) {
  const { isChosen, toggle, label } = useCompareChoice(course);
  return (
    <Button
      variant="ghost"
      icon={isChosen ? <CheckIcon /> : <CompareIcon />}
      onClick={onFirstClick(toggle)}
    >
      {label}
    </Button>
  );
}
