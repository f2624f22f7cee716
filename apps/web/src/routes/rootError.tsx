import { Failure } from '../features/errors/Failure.tsx';
import { paths } from '../features/navigation/paths.ts';

export function Component() {
  return <Failure homeHref={paths.landing} catalogueHref={paths.courses} />;
}
