import { useOwnedActions } from '@aulario/course-view/kept/useSaved.ts';
import { SavedSections } from '@aulario/course-view/saved/SavedSections.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { ToCatalogue } from '@aulario/frame/navigation/ToCatalogue.tsx';
import { useHasWidth } from '@aulario/frame/navigation/useHasWidth.ts';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { StorageProblemNote } from '@aulario/frame/note/StorageProblemNote.tsx';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { downloadText } from '@aulario/frame/share/downloadText.ts';
import { appointmentsToCome, weeksToCome } from '@aulario/my-courses/plan';
import {
  Button,
  ButtonGroup,
  ButtonLink,
  blocksOnPaper,
  Checkbox,
  Dialog,
  DialogActions,
  EmptyState,
  facadeScene,
  from,
  ScreenHead,
  SelectField,
  Stack,
  space,
  TextField,
} from '@aulario/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { VisitorNote } from '../accountData/VisitorNote.tsx';
import { TrueCost } from '../costs/TrueCost.tsx';
import { PlanAnswer } from './PlanAnswer.tsx';
import { PlanControls } from './PlanControls.tsx';
import { PlanDrawing } from './PlanDrawing.tsx';
import { PlanOrder } from './PlanOrder.tsx';
import { PlanWeekRows } from './PlanWeekRows.tsx';
import { type PlanView, usePlan } from './usePlan.ts';

interface CalendarDialogProps {
  view: PlanView;
  onClose: () => void;
}

const reminderMinutes = 10;

/** Asks for the options of the calendar, and downloads the plan as a file. */
function CalendarDialog({ view, onClose }: CalendarDialogProps) {
  const text = useTranslate();
  const { report } = useServices();
  const { plan, courses, settings, set } = view;
  const [per, setPer] = useState<'day' | 'week'>('day');
  const [time, setTime] = useState('19:30');
  const [isReminding, setIsReminding] = useState(true);
  const [hasFailed, setHasFailed] = useState(false);
  const [now] = useState(() => new Date());
  const { length: count } =
    per === 'week' ? weeksToCome(plan, now) : appointmentsToCome(plan, time, now);

  const save = async () => {
    try {
      const { planCalendar } = await import('@aulario/my-courses/calendar');
      const id = settings.id === '' ? crypto.randomUUID().replaceAll('-', '') : settings.id;
      if (settings.id === '') set({ id });
      const file = planCalendar(
        plan,
        courses.map(({ course }) => course),
        {
          // A list and the cart are planned apart.
          planId: settings.listId === null ? id : `${id}-${settings.listId}`,
          per,
          time,
          reminderMinutes: isReminding ? reminderMinutes : null,
          name: text('plan.calendarName'),
          weekName: (number) => text('plan.calendarWeek', { number }),
          now,
        },
      );
      downloadText('aulario.ics', file, 'text/calendar');
      onClose();
    } catch (error) {
      report(error, 'calendar');
      setHasFailed(true);
    }
  };

  return (
    <Dialog isOpen title={text('plan.calendar')} onClose={onClose}>
      <p>{text('plan.appointments', { count })}</p>
      <SelectField
        label={text('plan.per')}
        value={per}
        options={[
          { value: 'day', label: text('plan.perDay') },
          { value: 'week', label: text('plan.perWeek') },
        ]}
        onChange={({ currentTarget }) => setPer(currentTarget.value === 'week' ? 'week' : 'day')}
      />
      {per === 'day' && (
        <>
          <TextField
            label={text('plan.time')}
            type="time"
            required
            value={time}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
          <Checkbox
            label={text('plan.remind', { minutes: reminderMinutes })}
            checked={isReminding}
            onChange={({ currentTarget }) => setIsReminding(currentTarget.checked)}
          />
        </>
      )}
      <p role="status">{hasFailed && text('plan.calendarFailed')}</p>
      <DialogActions>
        <Button disabled={count === 0} onClick={() => void save()}>
          {text('plan.download')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {text('common.cancel')}
        </Button>
      </DialogActions>
      <p>{text('plan.calendarNote')}</p>
    </Dialog>
  );
}

/** The weeks and the courses, with the costs beside them if there is room. */
const Columns = styled.div`
  display: grid;
  gap: ${space[7]} ${space[8]};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  ${from('wide')} {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
  }
  ${blocksOnPaper}
`;

export function Component() {
  const text = useTranslate();
  const shell = useShell();
  const view = usePlan();
  const owned = useOwnedActions();
  const [isCalendarOpen, setIsCalendarOpen] = useState(false);
  const title = useScreenTitle('plan');
  const { courses, isMoved, leftOut, plan, problem, settings, today } = view;
  const isEmpty = courses.length + leftOut.length === 0 && settings.listId === null;
  // On phones the answer stands first.
  const hasRoom = useHasWidth('columns', true);
  const hasAnswer = plan.end !== null;
  const actions = hasAnswer && (
    <ButtonGroup>
      <ButtonLink variant="ghost" href={shell.route}>
        {text('nav.route')}
      </ButtonLink>
      <Button variant="ghost" onClick={() => setIsCalendarOpen(true)}>
        {text('plan.calendar')}
      </Button>
      <Button variant="ghost" onClick={() => window.print()}>
        {text('common.print')}
      </Button>
    </ButtonGroup>
  );

  return (
    <Stack>
      <SavedSections />
      <ScreenHead title={title} lead={hasRoom || !hasAnswer ? text('plan.lead') : undefined}>
        {hasRoom && actions}
      </ScreenHead>
      <StorageProblemNote problem={problem} />
      {!isEmpty && <VisitorNote message="plan.visitor" path={paths.plan} />}
      {isEmpty ? (
        <EmptyState scene={facadeScene} title={text('plan.empty')} text={text('plan.emptyText')}>
          <ToCatalogue />
          <ButtonLink variant="ghost" href={shell.route}>
            {text('nav.route')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          {hasAnswer ? (
            <>
              <PlanAnswer view={view} />
              <PlanDrawing view={view} />
              {!hasRoom && actions}
            </>
          ) : (
            <p role="status">{text(plan.isTooLong ? 'plan.tooLong' : 'plan.nothingKnown')}</p>
          )}
          <PlanControls {...view} />
          <Columns>
            <Stack>
              {hasAnswer && <PlanWeekRows view={view} />}
              <PlanOrder view={view} />
            </Stack>
            <TrueCost
              courses={courses.map(({ course }) => course).filter(({ id }) => !owned.has(id))}
              settings={settings}
              start={isMoved ? today : settings.start}
              onChange={view.set}
            />
          </Columns>
        </>
      )}
      {isCalendarOpen && <CalendarDialog view={view} onClose={() => setIsCalendarOpen(false)} />}
    </Stack>
  );
}
