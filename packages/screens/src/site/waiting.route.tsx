import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Loading } from '@aulario/frame/navigation/Loading.tsx';

export function Component() {
  return <Loading>{useTranslate()('app.loading')}</Loading>;
}
