import { paths } from '@aulario/frame/navigation/paths.ts';
import { Failure } from './Failure.tsx';

export function Component() {
  return <Failure homeHref={paths.landing} />;
}
