import { freeListName, useLists } from '@aulario/course-data/lists';
import { useListName } from './useListName.ts';

/** Gives a name that no list has. */
export function useFreeListName() {
  const { lists } = useLists();
  const nameOf = useListName();
  return (wanted: string): string => freeListName(wanted, lists.map(nameOf));
}
