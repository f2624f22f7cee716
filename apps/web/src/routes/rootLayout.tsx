import { Outlet, ScrollRestoration } from 'react-router-dom';
import { FirstLocationProvider, useFirstLocation } from '../features/navigation/isReturn.ts';
import { RouteAnnouncer } from '../features/navigation/RouteAnnouncer.tsx';
import { scrollKey } from '../features/navigation/scrollKey.ts';
import { useLanguageOfAddress } from '../features/navigation/useLanguageOfAddress.ts';
import { ProductNotices } from '../features/offline/ProductNotices.tsx';

export function Component() {
  useLanguageOfAddress();
  return (
    <FirstLocationProvider value={useFirstLocation()}>
      <RouteAnnouncer>
        <ProductNotices />
        <Outlet />
        <ScrollRestoration getKey={scrollKey} />
      </RouteAnnouncer>
    </FirstLocationProvider>
  );
}
