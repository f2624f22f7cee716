import { PublicFrame } from '@aulario/ui';
import type { ReactNode } from 'react';
import { PlainSearch } from './PlainSearch.tsx';
import { PublicFooter } from './PublicFooter.tsx';
import { PublicTabs } from './PublicTabs.tsx';
import { ShellHeader } from './ShellHeader.tsx';

/** A public page that is read, with the header, tabs and footer of the catalogue. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <PublicFrame>
      <ShellHeader search={<PlainSearch />} />
      {children}
      <PublicFooter />
      <PublicTabs />
    </PublicFrame>
  );
}
