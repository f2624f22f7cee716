import { useLoad } from '@aulario/frame/async/useLoad.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { decodeListLink, type LinkedList, linkedCourses } from '@aulario/my-courses/lists';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

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
