import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Arrivals } from '../features/navigation/Arrivals.tsx';

export function Component() {
  return (
    <Arrivals>
      <Outlet />
      <ScrollRestoration />
    </Arrivals>
  );
}
