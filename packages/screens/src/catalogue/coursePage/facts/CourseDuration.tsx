import { type Course, localToday, weeklyWorkload } from '@aulario/course-data';
import { rangeOf } from '@aulario/course-view/course/useCourseFacts.ts';
import { useCartActions } from '@aulario/course-view/kept/useCart.ts';
import {
  useListsActions,
  useOwned,
  usePlanActions,
  usePlanSettings,
} from '@aulario/course-view/kept/useSaved.ts';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useGoTo } from '@aulario/frame/navigation/useGoTo.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import { firstPlanSettings } from '@aulario/my-courses/plan';
import { Button, ButtonLink } from '@aulario/ui';
import { usePlanCandidates } from '../../../plan/usePlanCandidates.ts';
import { CourseSection } from '../CoursePage/CourseSection.tsx';

/**
 * Puts a course into the reader's plan and shows it: into the list that is planned, else into the
 * cart. A finished course has no plan.
 */
function PlanAction({ course }: { course: Course }) {
  const text = useTranslate();
  const goTo = useGoTo();
  const { plan: href } = useShell();
  const { settings } = usePlanSettings();
  const lists = useListsActions();
  const cart = useCartActions();
  const plan = usePlanActions();
  const offerUndo = useUndoToast();
  const candidates = usePlanCandidates(settings?.listId ?? null);
  const { courses: owned } = useOwned();
  const { id } = course;
  const isLeftOut = settings?.leftOut.includes(id) ?? false;
  const isCandidate = candidates.some((other) => other.id === id);
  if (owned.some((own) => own.course.id === id && own.progress === 'finished')) return null;
  if (isCandidate && !isLeftOut) {
    return (
      <ButtonLink variant="ghost" href={href}>
        {text('course.seePlan')}
      </ButtonLink>
    );
  }

  const listId = lists.getSnapshot().lists.find((list) => list.id === settings?.listId)?.id;
  const add = () => {
    const before = plan.getSnapshot().settings;
    // From now on there is a plan, which the home goes on with.
    plan.change((current) => {
      const planned = current ?? firstPlanSettings(localToday());
      return { ...planned, leftOut: planned.leftOut.filter((other) => other !== id) };
    });
    if (!isCandidate && listId !== undefined) lists.save([course], listId);
    if (!isCandidate && listId === undefined) cart.add(course);
    offerUndo(
      () => text('course.planned'),
      () => {
        plan.change(() => before);
        if (!isCandidate && listId !== undefined) lists.remove(id, listId);
        if (!isCandidate && listId === undefined) cart.remove(id);
      },
    );
    goTo(href);
  };
  return (
    <Button variant="ghost" onClick={add}>
      {text('course.plan')}
    </Button>
  );
}

/**
 * How many weeks a course takes, and the way to the reader's plan. A second number of weeks would
 * contradict the one among the facts.
 */
export function CourseDuration({ course }: { course: Course }) {
  const text = useTranslate();
  const { decimal } = useFormatters();
  const workload = weeklyWorkload(course);
  const sentence = (): string => {
    if (workload === null) return text('course.fitsUnknown');
    const { weeks, weeklyHours, isStated } = workload;
    const hours = rangeOf(weeklyHours, decimal);
    return isStated
      ? text('course.fitsPlatform', { hours, weeks: rangeOf(weeks, decimal), max: weeks.max })
      : text('course.fitsText', { hours, weeks: weeks.max });
  };
  return (
    <CourseSection title={text('course.fits')}>
      <p>{sentence()}</p>
      <div>
        <PlanAction course={course} />
      </div>
    </CourseSection>
  );
}
