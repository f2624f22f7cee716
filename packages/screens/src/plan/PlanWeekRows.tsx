import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { type PlanWeek, weekState } from '@aulario/my-courses/plan';
import { Button, Disclosure, Stack } from '@aulario/ui';
import { PlanWeeks } from './Plan/PlanWeeks.tsx';
import type { PlanView } from './usePlan.ts';
import { usePlanTexts } from './usePlanTexts.ts';

const firstShown = 6;

/** The plan as text, week by week; on paper all of it. */
export function PlanWeekRows({ view }: { view: PlanView }) {
  const text = useTranslate();
  const { courses, plan, set, settings, today } = view;
  const texts = usePlanTexts(today);
  const { freeWeeks } = settings;

  const titlesOf = ({ sessions }: PlanWeek) => {
    const ids = new Set(sessions.map(({ courseId }) => courseId));
    return courses.filter(({ course }) => ids.has(course.id)).map(({ course }) => course.title);
  };
  const toggle = ({ monday, isFree }: PlanWeek) =>
    set({
      freeWeeks: isFree ? freeWeeks.filter((free) => free !== monday) : [...freeWeeks, monday],
    });

  const rows = plan.weeks.map((week, index) => {
    const name = text('plan.week', { number: index + 1 });
    const minutes = week.sessions.reduce((sum, session) => sum + session.minutes, 0);
    const verb = week.isFree ? 'plan.use' : 'plan.free';
    return {
      id: week.monday,
      state: weekState([week], today),
      name,
      dates: texts.span(week.first, week.last),
      text: week.isFree ? text('plan.isFree') : titlesOf(week).join(' · '),
      hours: text('plan.hours', { hours: texts.hours(minutes) }),
      action: week.last >= today && (
        <Button variant="quiet" aria-label={`${text(verb)}: ${name}`} onClick={() => toggle(week)}>
          {text(verb)}
        </Button>
      ),
    };
  });
  const others = rows.slice(firstShown);

  return (
    <Stack as="section" aria-labelledby="plan-weeks">
      <h2 id="plan-weeks">{text('plan.weeks')}</h2>
      <PlanWeeks weeks={rows.slice(0, firstShown)} />
      {others.length > 0 && (
        <Disclosure label={text('plan.otherWeeks', { count: others.length })}>
          <PlanWeeks weeks={others} />
        </Disclosure>
      )}
    </Stack>
  );
}
