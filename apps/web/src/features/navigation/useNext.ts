import { useSearchParams } from 'react-router-dom';
import { parseNext } from './nextPath.ts';

/** Where the visitor was going before the entrance; null when nowhere in particular. */
export function useNext(): string | null {
  const [search] = useSearchParams();
  return parseNext(search.get('next'));
}
