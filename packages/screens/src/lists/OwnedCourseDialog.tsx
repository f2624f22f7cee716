import { firstDay, lastDay } from '@aulario/course-data';
import { isCalendarDay } from '@aulario/course-data/days';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import {
  certificateAddress,
  maxOwnedNote,
  type OwnedCourse,
  type ToldOfCourse,
} from '@aulario/my-courses/lists';
import { Button, Dialog, DialogActions, TextField } from '@aulario/ui';
import { useState } from 'react';

interface OwnedCourseDialogProps {
  owned: OwnedCourse;
  onTell: (told: ToldOfCourse) => void;
  onClose: () => void;
}

/** What the owner tells of a course: a note, and of a finished one its day and certificate. */
export function OwnedCourseDialog({ owned, onTell, onClose }: OwnedCourseDialogProps) {
  const text = useTranslate();
  const [note, setNote] = useState(owned.note ?? '');
  const [day, setDay] = useState<string>(owned.finishedOn ?? '');
  const [address, setAddress] = useState(owned.certificateUrl ?? '');
  const [isRefused, setIsRefused] = useState(false);
  const isFinished = owned.progress === 'finished';

  const tell = () => {
    const certificate = certificateAddress(address);
    if (address.trim() !== '' && certificate === null) return setIsRefused(true);
    onTell({
      note: note.trim() === '' ? undefined : note.trim(),
      ...(isFinished && {
        finishedOn: isCalendarDay(day) ? day : undefined,
        certificateUrl: certificate ?? undefined,
      }),
    });
    onClose();
  };

  return (
    <Dialog isOpen title={owned.course.title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          tell();
        }}
      >
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
        <DialogActions>
          <Button type="submit">{text('common.save')}</Button>
          <Button variant="ghost" onClick={onClose}>
            {text('common.cancel')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
