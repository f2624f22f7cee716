import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { nextStep } from '@aulario/my-courses/plan';
import { usePlan } from '../plan/usePlan.ts';
import { usePlanTexts } from '../plan/usePlanTexts.ts';
import { HomePart } from './HomePart.tsx';

/** The week of the plan and its next session; nothing where none is left. */
export function HomePlan() {
  const text = useTranslate();
  const { plan: href } = useShell();
  const { courses, plan, today } = usePlan();
  const texts = usePlanTexts(today);
  const next = nextStep(plan, today);
  const course = courses.find((each) => each.course.id === next?.session.courseId)?.course;
  if (next === null || course === undefined || plan.end === null) return null;
  const { session, week, minutesOfWeek } = next;
  return (
    <HomePart title={text('home.plan')} more={{ label: text('home.seePlan'), href }}>
      <p>
        <b>
          {text('home.week', {
            number: week,
            count: plan.weeks.length,
            hours: texts.hours(minutesOfWeek),
          })}
        </b>
      </p>
      <p>
        {[
          session.day === today
            ? text('home.today', { title: course.title, hours: texts.hours(session.minutes) })
            : text('home.next', {
                title: course.title,
                hours: texts.hours(session.minutes),
                day: texts.day(session.day),
              }),
          text('home.ends', { day: texts.day(plan.end) }),
        ].join(' ')}
      </p>
    </HomePart>
  );
}
