import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { type PlanWeek, weekState } from '@aulario/my-courses/plan';
import { Button, ScreenParts } from '@aulario/ui';
import { useState } from 'react';
import { PlanWeeks } from './Plan/PlanWeeks.tsx';
import type { PlanView } from './usePlan.ts';
import { usePlanTexts } from './usePlanTexts.ts';

const firstShown = 6;

/** The plan as text, week by week. */
export function PlanWeekRows({ view }: { view: PlanView }) {
  const text = useTranslate();
  const { courses, plan, set, settings, today } = view;
  const texts = usePlanTexts(today);
  const [isWhole, setIsWhole] = useState(false);
  const { freeWeeks } = settings;
  const weeks = isWhole ? plan.weeks : plan.weeks.slice(0, firstShown);

  const titlesOf = ({ sessions }: PlanWeek) => {
    const ids = new Set(sessions.map(({ courseId }) => courseId));
    return courses.filter(({ course }) => ids.has(course.id)).map(({ course }) => course.title);
  };
  const toggle = ({ monday, isFree }: PlanWeek) =>
    set({
      freeWeeks: isFree ? freeWeeks.filter((free) => free !== monday) : [...freeWeeks, monday],
    });

  return (
    <ScreenParts as="section" aria-labelledby="plan-weeks">
      <h2 id="plan-weeks">{text('plan.weeks')}</h2>
      <PlanWeeks
        weeks={weeks.map((week, index) => {
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
              <Button
                variant="quiet"
                aria-label={`${text(verb)}: ${name}`}
                onClick={() => toggle(week)}
              >
                {text(verb)}
              </Button>
            ),
          };
        })}
      />
      {plan.weeks.length > firstShown && !isWhole && (
        <div>
          <Button variant="ghost" onClick={() => setIsWhole(true)}>
            {text('plan.showAll', { count: plan.weeks.length })}
          </Button>
        </div>
      )}
    </ScreenParts>
  );
}
