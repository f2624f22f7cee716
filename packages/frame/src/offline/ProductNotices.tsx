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
 * The banner above every screen: that there is no network, or else that a new version is available.
 * The version never changes by itself, so that no typed text is lost.
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
          <span>{text('offline.line')}</span>
        </>
      )}
      {isOnline && hasUpdate && (
        <>
          <span>{text('update.line')}</span>
          <Button variant="quiet" onClick={() => offline.update()}>
            {text('update.reload')}
          </Button>
        </>
      )}
    </SystemBanner>
  );
}
