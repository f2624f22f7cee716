import type { Course } from '@aulario/course-data';
import { BookmarkIcon, Button, CheckIcon, MiniAction } from '@aulario/ui';
import { useSaveCourse } from '../../saved/useSaveCourse.ts';
import { useAccountId } from '../../session/account.ts';

interface SaveActionProps {
  course: Course;
}

/** Saves the course for later; lists are an account's, so visitors are not offered it. */
export function SaveAction({ course }: SaveActionProps) {
  const { isSaved, toggle, label } = useSaveCourse(course);
  if (useAccountId() === null) return null;
  return (
    <MiniAction label={label} icon={isSaved ? <CheckIcon /> : <BookmarkIcon />} onClick={toggle} />
  );
}

/** The same where it stands beside other buttons. */
export function SaveButton({ course }: SaveActionProps) {
  const { isSaved, toggle, label } = useSaveCourse(course);
  if (useAccountId() === null) return null;
  return (
    <Button variant="ghost" icon={isSaved ? <CheckIcon /> : <BookmarkIcon />} onClick={toggle}>
      {label}
    </Button>
  );
}
