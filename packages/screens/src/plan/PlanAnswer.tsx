import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button, ButtonGroup, color, Stack, type } from '@aulario/ui';
import styled from 'styled-components';
import type { PlanView } from './usePlan.ts';
import { usePlanTexts } from './usePlanTexts.ts';

const Answer = styled.p`
  max-width: 28em;
  ${type.h2}

  b { color: ${color.primary}; }
`;

/** What the sentence and the drawing of a plan need. */
export type PlanSummary = Pick<PlanView, 'courses' | 'plan' | 'slack' | 'today'>;

/** The main sentence of the plan. */
export function usePlanSentence({ courses, plan, slack, today }: PlanSummary) {
  const text = useTranslate();
  const { day } = usePlanTexts(today);
  if (plan.end === null) return null;
  const date = day(plan.end);
  const rest =
    slack === null
      ? ''
      : text(slack < 0 ? 'plan.late' : slack === 0 ? 'plan.exact' : 'plan.spare', {
          count: Math.abs(slack),
        });
  const known = courses.filter(({ hours }) => hours !== null).length;
  const unknown = courses.length - known;
  const ends =
    unknown === 0
      ? text('plan.ends', { date: '|' })
      : text('plan.endsSome', { date: '|', known, count: courses.length, unknown });
  const [before = '', after = ''] = ends.split('|');
  return { before, date, after: `${after} ${rest}` };
}

/** The main sentence of a plan, with its date marked. */
export function PlanSentence({
  before,
  date,
  after,
}: NonNullable<ReturnType<typeof usePlanSentence>>) {
  return (
    <>
      <span>{before}</span>
      <b>{date}</b>
      <span>{after}</span>
    </>
  );
}

/** The end of the plan, whether it meets the date, and what would help. */
export function PlanAnswer({ view }: { view: PlanView }) {
  const text = useTranslate();
  const sentence = usePlanSentence(view);
  const { courses, neededHours, set, settings, slack, spareCourse } = view;
  const spare = courses.find(({ course }) => course.id === spareCourse)?.course;
  if (sentence === null) return null;
  const isLate = slack !== null && slack < 0;

  return (
    <Stack gap={5}>
      <Answer role="status">
        <PlanSentence {...sentence} />{' '}
        {isLate && neededHours === null && spare === undefined && <span>{text('plan.noWay')}</span>}
      </Answer>
      {isLate && (
        <ButtonGroup>
          {neededHours !== null && (
            <Button onClick={() => set({ weeklyHours: neededHours })}>
              {text('plan.takeHours', { hours: neededHours })}
            </Button>
          )}
          {spare !== undefined && (
            <Button
              variant="ghost"
              onClick={() => set({ leftOut: [...settings.leftOut, spare.id] })}
            >
              {text('plan.leaveOut', { title: spare.title })}
            </Button>
          )}
        </ButtonGroup>
      )}
    </Stack>
  );
}
