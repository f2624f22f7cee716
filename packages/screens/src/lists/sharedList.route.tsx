import { CompareLink } from '@aulario/course-view/compareChoice/CompareLink.tsx';
import { CoveredLines } from '@aulario/course-view/course/ListCovers.tsx';
import { useCartActions } from '@aulario/course-view/kept/useCart.ts';
import { useLists, useListsActions } from '@aulario/course-view/kept/useSaved.ts';
import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { foundIn } from '@aulario/frame/async/asyncResult.ts';
import { useLoad } from '@aulario/frame/async/useLoad.ts';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focus/focusHeading.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { ToCatalogue } from '@aulario/frame/navigation/ToCatalogue.tsx';
import { usePageTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { LinkFailure } from '@aulario/frame/share/LinkFailure.tsx';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import { copyOf, type LinkedList, openLinkedList } from '@aulario/my-courses/lists';
import {
  BookmarkIcon,
  Button,
  ButtonGroup,
  ButtonLink,
  CheckIcon,
  Note,
  ScreenHead,
  ScreenWaiting,
  Stack,
  useToast,
} from '@aulario/ui';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { SharedCourseLine } from './shared/SharedCourseLine.tsx';
import { shelfId } from './shelfId.ts';
import { useFreeListName } from './useFreeListName.ts';

/** Keeps a copy of a shared list; once there is one, links to it instead. */
function KeepCopy({ shared }: { shared: LinkedList }) {
  const text = useTranslate();
  const shell = useShell();
  const offerUndo = useUndoToast();
  const { lists } = useLists();
  const actions = useListsActions();
  const freeName = useFreeListName();
  const nameOf = useListName();
  const copy = copyOf(shared, lists);
  if (copy !== undefined) {
    return (
      <ButtonLink variant="ghost" icon={<CheckIcon />} href={`${shell.lists}#${shelfId(copy.id)}`}>
        {text('shared.kept')}
      </ButtonLink>
    );
  }
  const keep = () => {
    // The pressed button is removed afterwards, so the focus moves first.
    focusHeading();
    const { list, courses } = shared;
    const name = freeName(nameOf(list));
    const listId = actions.create(
      name,
      courses.map((course) => ({ course, note: list.notes?.get(course.id) })),
    );
    if (listId === null) return;
    offerUndo(
      () => text('compare.saved', { list: name }),
      () => actions.delete(listId),
    );
  };
  return (
    <Button icon={<BookmarkIcon />} onClick={keep}>
      {text('shared.keep')}
    </Button>
  );
}

/** Adds the courses of a shared list to the cart, and offers to undo it where some were not there. */
function AddAll({ courses }: Pick<LinkedList, 'courses'>) {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const toast = useToast();
  const { addAll, clear } = useCartActions();
  const add = () => {
    const added = addAll(courses);
    const message = () => text('shared.added', { count: courses.length });
    if (added.length === 0) toast({ message });
    else offerUndo(message, () => clear(added.map(({ id }) => id)));
  };
  return (
    <Button variant="quiet" onClick={add}>
      {text('shared.addAll')}
    </Button>
  );
}

/** The list in the address, with the current facts of its courses; null for an invalid address. */
function useSharedList() {
  const { hash } = useLocation();
  const { catalogue } = useServices();
  const load = useCallback(() => openLinkedList(catalogue, hash.slice(1)), [catalogue, hash]);
  return useLoad(load, { context: 'shared list' });
}

export function Component() {
  const text = useTranslate();
  const { date } = useFormatters();
  const { result, retry } = useSharedList();
  const nameOf = useListName();
  const shared = foundIn(result);
  const title = shared === null ? text('shared.title') : nameOf(shared.list);
  usePageTitle(title);

  if (result === null) return <ScreenWaiting>{text('shared.loading')}</ScreenWaiting>;
  if (shared === null) {
    return (
      <LinkFailure
        result={result}
        titles={{ failed: 'shared.failed', invalid: 'shared.invalid' }}
        onRetry={retry}
      />
    );
  }

  const { list, courses } = shared;
  const missing = list.courseIds.length - courses.length;
  return (
    <Stack>
      <ScreenHead
        title={title}
        lead={text('shared.lead', {
          count: courses.length,
          date: list.date === null ? 'unknown' : date(list.date),
        })}
      >
        {courses.length === 0 ? (
          <ToCatalogue />
        ) : (
          <ButtonGroup>
            <KeepCopy shared={shared} />
            <CompareLink courses={courses} />
            <AddAll courses={courses} />
          </ButtonGroup>
        )}
      </ScreenHead>
      {missing > 0 && <Note tone="info">{text('shared.missing', { count: missing })}</Note>}
      <CoveredLines courses={courses}>
        {courses.map((course) => (
          <SharedCourseLine key={course.id} course={course} note={list.notes?.get(course.id)} />
        ))}
      </CoveredLines>
      <p>{text('shared.private')}</p>
    </Stack>
  );
}
