import { weekdays } from '@aulario/course-data/days';
import { useLists } from '@aulario/course-view/kept/useSaved.ts';
import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { maxPlannedHours, maxWeeklyHours } from '@aulario/my-courses/plan';
import { below, from, SelectField, space } from '@aulario/ui';
import styled from 'styled-components';
import { DraftDayField } from '../form/DraftDayField.tsx';
import { DraftField } from '../form/DraftField.tsx';
import { WeekdayPicker } from './Plan/WeekdayPicker.tsx';
import type { PlanView } from './usePlan.ts';
import { usePlanTexts } from './usePlanTexts.ts';

/** One row if all of it fits; else the dates have one of their own. */
const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[5]} ${space[6]};
  align-items: start;

  /* The days. */
  > fieldset { grid-column: 1 / -1; }

  @media print { display: none; }
  ${from('wide')} {
    grid-template-columns: 240px 200px minmax(0, 1fr);
    > fieldset { grid-column: auto; }
  }
  ${from('broad')} { grid-template-columns: 240px 170px auto repeat(2, 170px) minmax(0, 1fr); }
  ${below('text')} { grid-template-columns: minmax(0, 1fr); }
`;

/** The option for the cart and the owned courses among the lists. */
const own = '';

/** The settings of the plan: the available time, and the courses. */
export function PlanControls({ isMoved, settings, set, today }: PlanView) {
  const text = useTranslate();
  const { weekday, weekdayShort } = usePlanTexts(today);
  const nameOf = useListName();
  const lists = useLists().lists.filter(({ items }) => items.length > 0);
  const { weeklyHours, studyDays, start, until, listId } = settings;
  const maxHours = maxWeeklyHours(studyDays);

  const toggle = (index: number) => {
    const day = weekdays[index];
    if (day === undefined) return;
    const days = weekdays.filter((each) => studyDays.includes(each) !== (each === day));
    // A plan needs at least one day.
    if (days.length > 0) set({ studyDays: days });
  };

  return (
    <Root>
      <SelectField
        label={text('plan.from')}
        value={lists.some(({ id }) => id === listId) ? (listId ?? own) : own}
        options={[
          { value: own, label: text('plan.fromOwn') },
          ...lists.map((list) => ({ value: list.id, label: nameOf(list) })),
        ]}
        onChange={({ currentTarget }) =>
          set({ listId: currentTarget.value === own ? null : currentTarget.value })
        }
      />
      <DraftField
        label={text('plan.weeklyHours')}
        hint={weeklyHours > maxHours ? text('plan.mostHours', { hours: maxHours }) : undefined}
        allowed={text('hours.allowed', { max: maxPlannedHours })}
        type="number"
        inputMode="decimal"
        required
        min={0.5}
        max={maxPlannedHours}
        step={0.5}
        value={String(weeklyHours)}
        onCommit={(value) => set({ weeklyHours: Number(value) })}
      />
      <WeekdayPicker
        legend={text('plan.days')}
        days={weekdays.map((day) => ({
          name: weekday(day),
          short: weekdayShort(day),
          isChosen: studyDays.includes(day),
        }))}
        onToggle={toggle}
      />
      <DraftDayField
        label={text('plan.start')}
        hint={isMoved ? text('plan.startPast') : undefined}
        required
        value={start}
        onCommit={(day) => day !== null && set({ start: day })}
      />
      <DraftDayField
        label={text('plan.until')}
        value={until}
        onCommit={(day) => set({ until: day })}
      />
    </Root>
  );
}
