import type { Course } from '@aulario/course-data';
import { CompareLink } from '@aulario/course-view/compareChoice/CompareLink.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { type CourseList, laterListId } from '@aulario/my-courses/lists';
import { Button, CardMenu, CardMenuItem, EditIcon, space, TrashIcon } from '@aulario/ui';
import styled from 'styled-components';

/** In line with the labels of quiet buttons. */
const Menu = styled.div`
  margin-inline-end: ${space[3]};
`;

interface ListActionsProps {
  list: CourseList;
  /** The list's displayed name. */
  name: string;
  courses: readonly Course[];
  onShare: () => void;
  onRename: () => void;
  onDelete: () => void;
}

/** The actions of a list. The list 'For later' can be neither renamed nor deleted. */
export function ListActions(props: ListActionsProps) {
  const { list, name, courses, onShare, onRename, onDelete } = props;
  const text = useTranslate();
  return (
    <>
      <CompareLink isShort variant="quiet" courses={courses} of={name} />
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
        <Menu>
          <CardMenu label={text('course.more', { title: name })}>
            <CardMenuItem icon={<EditIcon />} label={text('lists.rename')} onSelect={onRename} />
            <CardMenuItem icon={<TrashIcon />} label={text('lists.delete')} onSelect={onDelete} />
          </CardMenu>
        </Menu>
      )}
    </>
  );
}
