import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { LanguageControl } from '@aulario/frame/navigation/address/LanguageControl.tsx';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { usePageTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import type { ReactNode } from 'react';
import { AuthScreen } from './AuthScreen/AuthScreen.tsx';

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
