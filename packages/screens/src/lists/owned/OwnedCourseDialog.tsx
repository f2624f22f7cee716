import { firstDay, lastDay } from '@aulario/course-data';
import { isCalendarDay } from '@aulario/course-data/days';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import {
  certificateAddress,
  maxOwnedNote,
  type OwnedCourse,
  type OwnedNotes,
} from '@aulario/my-courses/lists';
import { TextField } from '@aulario/ui';
import { useState } from 'react';
import { SaveDialog } from '../../form/SaveDialog.tsx';

interface OwnedCourseDialogProps {
  owned: OwnedCourse;
  onSave: (notes: OwnedNotes) => void;
  onClose: () => void;
}

/** What the owner notes about a course: a note, and of a finished one its day and certificate. */
export function OwnedCourseDialog({ owned, onSave, onClose }: OwnedCourseDialogProps) {
  const text = useTranslate();
  const [note, setNote] = useState(owned.note ?? '');
  const [day, setDay] = useState<string>(owned.finishedOn ?? '');
  const [address, setAddress] = useState(owned.certificateUrl ?? '');
  const [isRefused, setIsRefused] = useState(false);
  const isFinished = owned.progress === 'finished';

  const save = () => {
    const certificate = certificateAddress(address);
    if (address.trim() !== '' && certificate === null) return setIsRefused(true);
    onSave({
      note: note.trim() === '' ? undefined : note.trim(),
      ...(isFinished && {
        finishedOn: isCalendarDay(day) ? day : undefined,
        certificateUrl: certificate ?? undefined,
      }),
    });
    onClose();
  };

  return (
    <SaveDialog title={owned.course.title} onSave={save} onClose={onClose}>
      <TextField
        label={text('myCourses.note')}
        hint={text('myCourses.noteHint')}
        value={note}
        maxLength={maxOwnedNote}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {isFinished && (
        <>
          <TextField
            label={text('myCourses.finishedOn')}
            type="date"
            min={firstDay}
            max={lastDay}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <TextField
            label={text('myCourses.certificate')}
            hint={text('myCourses.certificateHint')}
            error={isRefused ? text('myCourses.certificateRefused') : undefined}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
        </>
      )}
    </SaveDialog>
  );
}
