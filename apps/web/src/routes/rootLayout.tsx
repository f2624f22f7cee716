import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Arrivals } from '../features/navigation/Arrivals.tsx';
import { placeOf } from '../features/navigation/placeOf.ts';

export function Component() {
  return (
    <Arrivals>
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
    </Arrivals>
  );
}
