import type { Course } from '@aulario/course-data';
import { type CourseList, laterListId } from '@aulario/course-data/lists';
import { Button } from '@aulario/ui';
import { CompareLink } from '../compareChoice/CompareLink.tsx';
import { useTranslate } from '../language/useTranslate.ts';

interface ListActionsProps {
  list: CourseList;
  /** The list's displayed name. */
  name: string;
  courses: readonly Course[];
  onShare: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** The buttons of a list. The list 'For later' can be neither renamed nor deleted. */
export function ListActions(props: ListActionsProps) {
  const { list, name, courses, onShare, onRename, onDelete } = props;
  const text = useTranslate();
  return (
    <>
      <CompareLink variant="quiet" courses={courses} of={name} />
      {courses.length > 0 && (
        <Button
          variant="quiet"
          aria-label={text('lists.shareTitle', { list: name })}
          onClick={onShare}
        >
          {text('lists.share')}
        </Button>
      )}
      {list.id !== laterListId && (
        <>
          <Button
            variant="quiet"
            aria-label={text('lists.renameTitle', { list: name })}
            onClick={onRename}
          >
            {text('lists.rename')}
          </Button>
          <Button
            variant="quiet"
            aria-label={text('lists.deleteTitle', { list: name })}
            onClick={onDelete}
          >
            {text('lists.delete')}
          </Button>
        </>
      )}
    </>
  );
}
