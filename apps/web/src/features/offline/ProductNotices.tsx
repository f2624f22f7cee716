import { Button, color, InfoIcon } from '@aulario/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../language/useTranslate.ts';
import { useServices } from '../services/Services.tsx';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px 12px;
  min-height: 44px;
  padding: 4px 16px;
  border-bottom: 1px solid ${color.line};
  background: ${color.linkSoft};
  color: ${color.text};
  line-height: 1.4;

  &:empty { display: none; }
  & > svg { flex: none; }
`;

function subscribeToNetwork(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser says that there is a network. */
const useIsOnline = () =>
  useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );

function useHasUpdate() {
  const { offline } = useServices();
  const [hasUpdate, setHasUpdate] = useState(false);
  useEffect(() => offline.onUpdate(() => setHasUpdate(true)), [offline]);
  return hasUpdate;
}

/**
 * Over every screen: that there is no network, for as long as that lasts, and that a new version may
 * be changed to. It never changes by itself, so that nothing half typed is lost.
 */
export function ProductNotices() {
  const text = useTranslate();
  const { offline } = useServices();
  const isOnline = useIsOnline();
  const hasUpdate = useHasUpdate();
  return (
    <>
      <Line role="status">
        {!isOnline && (
          <>
            <InfoIcon />
            {text('offline.line')}
          </>
        )}
      </Line>
      <Line role="status">
        {hasUpdate && (
          <>
            {text('update.line')}
            <Button variant="quiet" onClick={() => offline.update()}>
              {text('update.reload')}
            </Button>
          </>
        )}
      </Line>
    </>
  );
}
