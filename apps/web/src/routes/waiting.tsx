import { useTranslate } from '../features/language/useTranslate.ts';
import { Loading } from '../features/navigation/Loading.tsx';

export function Component() {
  return <Loading>{useTranslate()('app.loading')}</Loading>;
}
