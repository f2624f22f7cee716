import type { Course } from '@aulario/course-data';
import { Button, Dialog, DialogActions } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import type { PlanView } from './usePlan.ts';

interface PlanCourseDialogProps {
  view: PlanView;
  course: Course;
  onClose: () => void;
}

/** The actions on a planned course: moving it, excluding it, and restoring the suggested order. */
export function PlanCourseDialog({ view, course, onClose }: PlanCourseDialogProps) {
  const text = useTranslate();
  const { courses, set, settings } = view;
  const ids = courses.map(({ course: { id } }) => id);
  // A course without hours has no place among the scheduled ones.
  const scheduled = courses.filter(({ hours }) => hours !== null).map(({ course: { id } }) => id);
  const index = scheduled.indexOf(course.id);
  const earlier = index > 0 ? scheduled[index - 1] : undefined;
  const later = index >= 0 ? scheduled[index + 1] : undefined;

  const change = (settingsToChange: Parameters<typeof set>[0]) => {
    set(settingsToChange);
    onClose();
  };
  /** Gives the course the place of the other one, which moves by one. */
  const takePlaceOf = (other: string) => {
    const others = ids.filter((id) => id !== course.id);
    change({ order: others.toSpliced(ids.indexOf(other), 0, course.id) });
  };

  return (
    <Dialog isOpen title={course.title} onClose={onClose}>
      <DialogActions>
        {earlier !== undefined && (
          <Button variant="ghost" onClick={() => takePlaceOf(earlier)}>
            {text('plan.earlier')}
          </Button>
        )}
        {later !== undefined && (
          <Button variant="ghost" onClick={() => takePlaceOf(later)}>
            {text('plan.later')}
          </Button>
        )}
        {settings.order.length > 0 && (
          <Button variant="ghost" onClick={() => change({ order: [] })}>
            {text('plan.suggested')}
          </Button>
        )}
        <Button
          variant="ghost"
          onClick={() => change({ leftOut: [...settings.leftOut, course.id] })}
        >
          {text('plan.takeOut')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
