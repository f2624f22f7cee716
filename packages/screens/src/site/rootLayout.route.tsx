import {
  FirstLocationProvider,
  useFirstLocation,
} from '@aulario/frame/navigation/address/isReturn.ts';
import { useLanguageOfAddress } from '@aulario/frame/navigation/address/useLanguageOfAddress.ts';
import { RouteAnnouncer } from '@aulario/frame/navigation/focus/RouteAnnouncer.tsx';
import { scrollKey } from '@aulario/frame/navigation/focus/scrollKey.ts';
import { ProductNotices } from '@aulario/frame/offline/ProductNotices.tsx';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { followTheme } from '@aulario/frame/theme/theme.ts';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';

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
