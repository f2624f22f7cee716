import { AuthScreen } from '@aulario/ui';
import type { ReactNode } from 'react';
import { useTranslate } from '../language/useTranslate.ts';
import { LanguageControl } from '../navigation/LanguageControl.tsx';
import { paths } from '../navigation/paths.ts';
import { usePageTitle } from '../navigation/usePageTitle.ts';

export interface AuthLayoutProps {
  door: 'ajar' | 'closed';
  title: string;
  links: ReactNode;
  children: ReactNode;
}

/** The frame of the log-in, sign-up and recovery screens: a scene, and the form. */
export function AuthLayout({ door, title, links, children }: AuthLayoutProps) {
  const text = useTranslate();
  usePageTitle(title);
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
