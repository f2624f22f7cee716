import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { Arrivals } from '../features/navigation/Arrivals.tsx';

/** Every first screen of a visit has the same key, so there the address says which place is meant. */
const placeOf = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key;

export function Component() {
  return (
    <Arrivals>
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
    </Arrivals>
  );
}
