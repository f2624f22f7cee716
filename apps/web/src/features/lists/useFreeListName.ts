import { maxListName, useLists } from '@aulario/course-data/lists';
import { useListName } from './useListName.ts';

/** Gives a name that no list has: the wanted one, or else 'Para después (2)'. */
export function useFreeListName() {
  const { lists } = useLists();
  const nameOf = useListName();
  return (wanted: string): string => {
    const taken = new Set(lists.map(nameOf));
    let name = wanted.trim();
    for (let number = 2; taken.has(name); number += 1) {
      const suffix = ` (${number})`;
      name = wanted.trim().slice(0, maxListName - suffix.length) + suffix;
    }
    return name;
  };
}
