import { useLists } from '@aulario/course-view/kept/useSaved.ts';
import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { freeListName } from '@aulario/my-courses/lists';

/** Returns a function that makes a name unique among the lists. */
export function useFreeListName() {
  const { lists } = useLists();
  const nameOf = useListName();
  return (wanted: string): string => freeListName(wanted, lists.map(nameOf));
}
