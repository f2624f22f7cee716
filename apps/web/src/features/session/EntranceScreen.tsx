import { AuthScreen } from '@aulario/ui';
import type { ReactNode } from 'react';
import { useText } from '../language/useText.ts';
import { LanguageControl } from '../navigation/LanguageControl.tsx';
import { paths } from '../navigation/paths.ts';
import { usePage } from '../navigation/usePage.ts';

export interface EntranceScreenProps {
  door: 'ajar' | 'closed';
  title: string;
  links: ReactNode;
  children: ReactNode;
}

/** The room in front of the dashboard: the door's scene, and the form. */
export function EntranceScreen({ door, title, links, children }: EntranceScreenProps) {
  const text = useText();
  usePage(title);
  return (
    <AuthScreen
      door={door}
      title={title}
      logoHref={paths.landing}
      logoLabel={text('app.home')}
      skipLabel={text('app.skip')}
      language={<LanguageControl />}
      links={links}
    >
      {children}
    </AuthScreen>
  );
}
