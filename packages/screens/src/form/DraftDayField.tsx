import { type CalendarDay, firstDay, lastDay } from '@aulario/course-data';
import { isCalendarDay } from '@aulario/course-data/days';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { DraftField, type DraftFieldProps } from './DraftField.tsx';

interface DraftDayFieldProps extends Pick<DraftFieldProps, 'label' | 'hint' | 'required'> {
  /** The stored day; null for none. */
  value: CalendarDay | null;
  /** Called with the chosen day, and with null for an emptied field. */
  onCommit: (day: CalendarDay | null) => void;
}

/** A {@link DraftField} for a day. */
export function DraftDayField({ value, onCommit, ...field }: DraftDayFieldProps) {
  const text = useTranslate();
  return (
    <DraftField
      {...field}
      allowed={text('plan.dateAllowed')}
      type="date"
      min={firstDay}
      max={lastDay}
      value={value ?? ''}
      onCommit={(typed) => onCommit(isCalendarDay(typed) ? typed : null)}
    />
  );
}
