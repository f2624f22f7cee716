import { decodeListLink, type LinkedList, linkedCourses } from '@aulario/course-data/lists';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useLoad } from '../async/useLoad.ts';
import { useServices } from '../services/Services.tsx';

/** The list in the address, with the current facts of its courses; null for an invalid address. */
export function useSharedList() {
  const { hash } = useLocation();
  const { catalogue } = useServices();
  const load = useCallback(async (): Promise<LinkedList | null> => {
    const list = await decodeListLink(hash.slice(1));
    return list && { list, courses: await linkedCourses(catalogue, list) };
  }, [catalogue, hash]);
  return useLoad(load, { context: 'shared list' });
}
