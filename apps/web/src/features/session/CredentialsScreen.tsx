import { AuthScreen } from '@aulario/ui';
import type { ReactNode } from 'react';
import { LanguageControl } from '../language/LanguageControl.tsx';
import { useText } from '../language/useText.ts';
import { paths } from '../navigation/paths.ts';
import { usePage } from '../navigation/usePage.ts';
import { RequireNoSession } from './RequireNoSession.tsx';
import { Session } from './Session.tsx';

interface CredentialsScreenProps {
  door: 'ajar' | 'closed';
  title: string;
  links: ReactNode;
  children: ReactNode;
}

/** The room in front of the dashboard: the door's scene, and the form. */
export function CredentialsScreen({ door, title, links, children }: CredentialsScreenProps) {
  const text = useText();
  usePage(title);
  return (
    <Session>
      <RequireNoSession>
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
      </RequireNoSession>
    </Session>
  );
}
