import { useLists } from '@aulario/course-view/kept/useSaved.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focus/focusHeading.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { copyOf, type LinkedList } from '@aulario/my-courses/lists';
import { BookmarkIcon, Button, ButtonLink, CheckIcon } from '@aulario/ui';
import { shelfId } from '../shelfId.ts';
import { useSharedListActions } from './useSharedListActions.ts';

/** Keeps a copy of a shared list; once there is one, links to it instead. */
export function KeepCopy({ shared }: { shared: LinkedList }) {
  const text = useTranslate();
  const shell = useShell();
  const { lists } = useLists();
  const { saveAsList } = useSharedListActions();
  const copy = copyOf(shared, lists);
  if (copy !== undefined) {
    return (
      <ButtonLink variant="ghost" icon={<CheckIcon />} href={`${shell.lists}#${shelfId(copy.id)}`}>
        {text('shared.kept')}
      </ButtonLink>
    );
  }
  return (
    <Button
      icon={<BookmarkIcon />}
      onClick={() => {
        // The pressed button is removed afterwards, so the focus moves first.
        focusHeading();
        saveAsList(shared);
      }}
    >
      {text('shared.keep')}
    </Button>
  );
}
