import type { Course } from '@aulario/course-data';
import { CompareLink } from '@aulario/course-view/compareChoice/CompareLink.tsx';
import { coverKeyOf, coverOf } from '@aulario/course-view/course/coverOf.ts';
import { DiscontinuedNote } from '@aulario/course-view/discontinued/DiscontinuedNote.tsx';
import { useLists, useListsActions } from '@aulario/course-view/kept/useSaved.ts';
import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { usePutIntoList } from '@aulario/course-view/saved/usePutIntoList.ts';
import { RecordBoundary } from '@aulario/frame/errors/RecordBoundary.tsx';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focus/focusHeading.ts';
import { useOutgoingHref } from '@aulario/frame/services/useOutgoing.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import {
  type CourseList,
  laterListId,
  type SavedCourse,
  savedCourseName,
} from '@aulario/my-courses/lists';
import {
  Button,
  CardMenu,
  CardMenuItem,
  coverScenes,
  EditIcon,
  space,
  TrashIcon,
} from '@aulario/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { CourseDialog } from './CourseDialog.tsx';
import { CourseShelf } from './CourseShelf/CourseShelf.tsx';
import { ShelfCourse } from './CourseShelf/ShelfCourse.tsx';
import { ListShareDialog } from './ListShareDialog.tsx';
import { NameDialog } from './NameDialog.tsx';
import { shelfId } from './shelfId.ts';

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
function ListActions(props: ListActionsProps) {
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

type Open = 'share' | 'rename' | SavedCourse | null;

/** Returns what puts a dropped course into a list, at an index of it or at its end. */
function useDrop(list: CourseList) {
  const { lists } = useLists();
  const actions = useListsActions();
  const putIntoList = usePutIntoList();
  return (id: string, index?: number) => {
    const dragged = lists
      .flatMap(({ items }) => items)
      .find((item) => savedCourseName(item) === id);
    if (dragged === undefined) return;
    const { course } = dragged;
    if (dragged.listId !== list.id) putIntoList('move', [dragged], list);
    const end = list.items.filter((item) => item.course.id !== course.id).length;
    actions.reorder(list.id, course.id, index ?? end);
  };
}

/** A list: its courses, its actions and their dialogs. */
export function ListShelf({ list }: { list: CourseList }) {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const { language } = useLanguage();
  const outgoing = useOutgoingHref();
  const actions = useListsActions();
  const drop = useDrop(list);
  const name = useListName()(list);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const courses = list.items.map(({ course }) => course);
  const scenes = coverScenes(courses.map(coverKeyOf));

  const remove = () => {
    focusHeading();
    const deleted = actions.delete(list.id);
    if (deleted === null) return;
    offerUndo(
      () => text('lists.deleted', { list: name }),
      () => actions.restore(deleted.items, [deleted]),
    );
  };

  return (
    <>
      <CourseShelf
        id={shelfId(list.id)}
        title={name}
        count={text('common.courseCount', { count: list.items.length })}
        empty={text('lists.emptyList')}
        onDrop={(id) => drop(id)}
        actions={
          <ListActions
            list={list}
            name={name}
            courses={courses}
            onShare={() => setOpen('share')}
            onRename={() => setOpen('rename')}
            onDelete={remove}
          />
        }
      >
        {list.items.map((item, index) => (
          <RecordBoundary
            key={item.course.id}
            record={{ collection: 'list-items', name: savedCourseName(item) }}
          >
            <ShelfCourse
              {...coverOf(item.course, scenes[index])}
              id={savedCourseName(item)}
              title={item.course.title}
              titleLang={foreignLang(item.course.language, language)}
              href={outgoing(item.course)}
              newTabLabel={text('app.newTab')}
              menuLabel={text('lists.menu', { title: item.course.title })}
              onMenu={() => setOpen(item)}
              note={<DiscontinuedNote course={item.course} />}
              onDrop={(id) => drop(id, index)}
            />
          </RecordBoundary>
        ))}
      </CourseShelf>
      {open === 'share' && <ListShareDialog list={list} onClose={close} />}
      {open === 'rename' && (
        <NameDialog
          title={text('lists.renameTitle', { list: name })}
          name={name}
          onClose={close}
          onName={(given) => {
            actions.rename(list.id, given);
            close();
          }}
        />
      )}
      {open !== null && typeof open === 'object' && (
        <CourseDialog list={list} item={open} onClose={close} />
      )}
    </>
  );
}
