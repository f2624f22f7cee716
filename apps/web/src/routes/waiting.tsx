import { useText } from '../features/language/useText.ts';
import { QuietStatus } from '../features/navigation/QuietStatus.tsx';

export function Component() {
  return <QuietStatus>{useText()('app.loading')}</QuietStatus>;
}
