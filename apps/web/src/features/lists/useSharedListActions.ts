import { useCartActions } from '@aulario/course-data/cart';
import { type LinkedList, useListsActions } from '@aulario/course-data/lists';
import { useTranslate } from '../language/useTranslate.ts';
import { useListName } from '../saved/useListName.ts';
import { useUndoToast } from '../undo/useUndoToast.ts';
import { useFreeListName } from './useFreeListName.ts';

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
