import { freeListName, useLists } from '@aulario/course-data/lists';
import { useListName } from '../saved/useListName.ts';

/** Returns a function that makes a name unique among the lists. */
export function useFreeListName() {
  const { lists } = useLists();
  const nameOf = useListName();
  return (wanted: string): string => freeListName(wanted, lists.map(nameOf));
}
