import { useSearchParams } from 'react-router-dom';
import { parseNext } from './nextPath.ts';

/** The path that the visitor asked for before logging in; null when there was none. */
export function useNextPath(): string | null {
  const [search] = useSearchParams();
  return parseNext(search.get('next'));
}
