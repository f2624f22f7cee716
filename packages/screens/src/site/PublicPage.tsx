import { PublicFrame } from '@aulario/ui';
import type { ReactNode } from 'react';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicHeader } from './PublicHeader.tsx';

/** A public page with the shared header and footer. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <PublicFrame>
      <PublicHeader hasSill />
      {children}
      <PublicFooter />
    </PublicFrame>
  );
}
