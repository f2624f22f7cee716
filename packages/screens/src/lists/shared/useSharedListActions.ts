import { useCartActions } from '@aulario/course-view/kept/useCart.ts';
import { useListsActions } from '@aulario/course-view/kept/useSaved.ts';
import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import type { LinkedList } from '@aulario/my-courses/lists';
import { useFreeListName } from '../useFreeListName.ts';

/** What a reader can do with a list from a link; each action offers to undo it. */
export function useSharedListActions() {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const cart = useCartActions();
  const lists = useListsActions();
  const freeName = useFreeListName();
  const nameOf = useListName();

  const addToCart = ({ courses }: LinkedList) => {
    const added = cart.addAll(courses);
    offerUndo(text('shared.added', { count: courses.length }), () =>
      cart.clear(added.map(({ id }) => id)),
    );
  };

  const saveAsList = ({ list, courses }: LinkedList) => {
    const name = freeName(nameOf(list));
    const listId = lists.create(
      name,
      courses.map((course) => ({ course, note: list.notes?.get(course.id) })),
    );
    if (listId === null) return;
    offerUndo(text('compare.saved', { list: name }), () => lists.delete(listId));
  };

  return { addToCart, saveAsList };
}
