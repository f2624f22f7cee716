import { useServices } from '@aulario/frame/services/Services.tsx';
import { PublicFrame, ScreenFrame } from '@aulario/ui';
import { type ReactNode, useEffect } from 'react';
import { PersistenceOffer } from '../accountData/PersistenceOffer.tsx';
import { ChangesNote } from '../changes/ChangesNote.tsx';
import { PublicFooter } from './PublicFooter.tsx';
import { ShellHeader } from './ShellHeader.tsx';

interface PublicShellProps {
  /** The header's search. */
  search: ReactNode;
  children: ReactNode;
}

/** The frame of the public screens of the catalogue. */
export function PublicShell({ search, children }: PublicShellProps) {
  const { offline } = useServices();
  useEffect(() => offline.keep(), [offline]);
  return (
    <PublicFrame>
      <ShellHeader search={search} />
      <ScreenFrame>
        <ChangesNote />
        <PersistenceOffer />
        {children}
      </ScreenFrame>
      <PublicFooter />
    </PublicFrame>
  );
}
