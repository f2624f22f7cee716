import { paths } from '@aulario/frame/navigation/paths.ts';
import { Failure } from '../errors/Failure.tsx';

export function Component() {
  return <Failure homeHref={paths.home} isInside />;
}
