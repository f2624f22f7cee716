import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { downloadText } from '@aulario/frame/share/downloadText.ts';
import { Button, Checkbox, Dialog, DialogActions, SelectField, TextField } from '@aulario/ui';
import { useState } from 'react';
import type { PlanView } from './usePlan.ts';

interface CalendarDialogProps {
  view: PlanView;
  onClose: () => void;
}

const reminderMinutes = 10;

/** Asks for the options of the calendar, and downloads the plan as a file. */
export function CalendarDialog({ view, onClose }: CalendarDialogProps) {
  const text = useTranslate();
  const { report } = useServices();
  const { plan, courses, settings, set } = view;
  const [per, setPer] = useState<'day' | 'week'>('day');
  const [time, setTime] = useState('19:30');
  const [isReminding, setIsReminding] = useState(true);
  const [hasFailed, setHasFailed] = useState(false);
  const used = plan.weeks.filter(({ sessions }) => sessions.length > 0);
  const count =
    per === 'week' ? used.length : used.reduce((sum, week) => sum + week.sessions.length, 0);

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
          now: new Date(),
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
        <Button disabled={per === 'day' && time === ''} onClick={() => void save()}>
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
