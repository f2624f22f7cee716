import { Button, InfoIcon, SystemBanner } from '@aulario/ui';
import { useEffect, useState } from 'react';
import { useTranslate } from '../language/useTranslate.ts';
import { useServices } from '../services/Services.tsx';
import { useIsOnline } from './useIsOnline.ts';

function useHasUpdate() {
  const { offline } = useServices();
  const [hasUpdate, setHasUpdate] = useState(false);
  useEffect(() => offline.onUpdate(() => setHasUpdate(true)), [offline]);
  return hasUpdate;
}

/**
 * Over every screen: that there is no network, for as long as that lasts, or else that a new version
 * may be changed to. It never changes by itself, so that nothing half typed is lost.
 */
export function ProductNotices() {
  const text = useTranslate();
  const { offline } = useServices();
  const isOnline = useIsOnline();
  const hasUpdate = useHasUpdate();
  return (
    <SystemBanner>
      {!isOnline && (
        <>
          <InfoIcon />
          {text('offline.line')}
        </>
      )}
      {isOnline && hasUpdate && (
        <>
          {text('update.line')}
          <Button variant="quiet" onClick={() => offline.update()}>
            {text('update.reload')}
          </Button>
        </>
      )}
    </SystemBanner>
  );
}
