import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { FirstLocationProvider, useFirstLocation } from '../features/navigation/isReturn.ts';
import { RouteAnnouncer } from '../features/navigation/RouteAnnouncer.tsx';
import { scrollKey } from '../features/navigation/scrollKey.ts';
import { useLanguageOfAddress } from '../features/navigation/useLanguageOfAddress.ts';
import { ProductNotices } from '../features/offline/ProductNotices.tsx';
import { useServices } from '../features/services/Services.tsx';
import { followTheme } from '../features/theme/theme.ts';

export function Component() {
  const { storage } = useServices();
  useLanguageOfAddress();
  useEffect(() => followTheme(storage), [storage]);
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
