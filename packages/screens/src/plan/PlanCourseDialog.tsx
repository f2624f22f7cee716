import type { Course } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { movedOrders } from '@aulario/my-courses/plan';
import { Button, Dialog, DialogActions } from '@aulario/ui';
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
  const { earlier, later } = movedOrders(courses, course.id);

  const change = (settingsToChange: Parameters<typeof set>[0]) => {
    set(settingsToChange);
    onClose();
  };

  return (
    <Dialog isOpen title={course.title} onClose={onClose}>
      <DialogActions>
        {earlier !== null && (
          <Button variant="ghost" onClick={() => change({ order: earlier })}>
            {text('plan.earlier')}
          </Button>
        )}
        {later !== null && (
          <Button variant="ghost" onClick={() => change({ order: later })}>
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
