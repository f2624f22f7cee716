import { useTranslate } from '../features/language/useTranslate.ts';
import { LoadingScreen } from '../features/navigation/LoadingScreen.tsx';

export function Component() {
  return <LoadingScreen>{useTranslate()('app.loading')}</LoadingScreen>;
}
