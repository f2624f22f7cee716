import {
  addressIn,
  type ReadPage,
  readSharedFragment,
  readSharedPage,
} from '@aulario/my-courses/add';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

export interface Shared {
  /** Null without a valid input. */
  readonly page: ReadPage | null;
  /** Whether there was any input. */
  readonly isGiven: boolean;
}

/** The input of the share sheet in the query, or of the bookmarklet in the fragment. */
export function useSharedPage(): Shared {
  const { search, hash } = useLocation();
  return useMemo(() => {
    if (hash.length > 1) {
      const shared = readSharedFragment(hash.slice(1));
      return { page: shared && readSharedPage(shared), isGiven: true };
    }
    const given = new URLSearchParams(search);
    const [url, text, title] = ['url', 'text', 'title'].map((name) => given.get(name) ?? '');
    const address = addressIn(`${url ?? ''} ${text ?? ''} ${title ?? ''}`);
    const isGiven = given.has('url') || given.has('text') || given.has('title');
    if (address === null) return { page: null, isGiven };
    return { page: readSharedPage({ url: address, title: title ?? '', ld: [] }), isGiven };
  }, [hash, search]);
}
