import { storeMoment } from '@aulario/local-data';
import { Banner } from '@aulario/ui';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../language/useTranslate.ts';
import { useIsOnline } from '../offline/useIsOnline.ts';
import { useServices } from '../services/Services.tsx';
import { isDismissed } from './dismissal.ts';
import type { NoteKey } from './noteKeys.ts';

interface DismissibleBannerProps {
  label: string;
  /** The storage key of the time of dismissal. */
  dismissedKey: NoteKey;
  children: ReactNode;
}

/** A banner that remembers its dismissal; without a network it leaves the place to that notice. */
export function DismissibleBanner({ label, dismissedKey, children }: DismissibleBannerProps) {
  const text = useTranslate();
  const { storage } = useServices();
  const [isHidden, setIsHidden] = useState(() => isDismissed(storage, dismissedKey, Date.now()));
  const isOnline = useIsOnline();
  if (isHidden || !isOnline) return null;

  const dismiss = () => {
    storeMoment(storage, dismissedKey, Date.now());
    setIsHidden(true);
  };

  return (
    <Banner label={label} dismissLabel={text('note.dismiss')} onDismiss={dismiss}>
      {children}
    </Banner>
  );
}
