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
  const index = ids.indexOf(course.id);

  const change = (settingsToChange: Parameters<typeof set>[0]) => {
    set(settingsToChange);
    onClose();
  };
  const moveTo = (to: number) => {
    const others = ids.filter((id) => id !== course.id);
    change({ order: others.toSpliced(to, 0, course.id) });
  };

  return (
    <Dialog isOpen title={course.title} onClose={onClose}>
      <DialogActions>
        {index > 0 && (
          <Button variant="ghost" onClick={() => moveTo(index - 1)}>
            {text('plan.earlier')}
          </Button>
        )}
        {index < ids.length - 1 && (
          <Button variant="ghost" onClick={() => moveTo(index + 1)}>
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
