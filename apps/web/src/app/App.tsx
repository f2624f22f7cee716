import { LanguageProvider } from '@aulario/frame/language/LanguageProvider.tsx';
import type { Texts } from '@aulario/frame/language/loadTexts.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { RouterLink } from '@aulario/frame/navigation/RouterLink.tsx';
import { type Services, ServicesProvider } from '@aulario/frame/services/Services.tsx';
import { GlobalStyle, LinkProvider, ToastProvider } from '@aulario/ui';
import type { ComponentProps, ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';

/** The region of toasts, labelled in the reader's language. */
function Notices({ children }: { children: ReactNode }) {
  return (
    <ToastProvider regionLabel={useTranslate()('shell.notifications')}>{children}</ToastProvider>
  );
}

interface AppProps {
  router: ComponentProps<typeof RouterProvider>['router'];
  services: Services;
  texts: Texts;
  /** Whether it brings the global style; prerendered pages share one. */
  hasGlobalStyle?: boolean;
}

export function App({ router, services, texts, hasGlobalStyle = true }: AppProps) {
  return (
    <ServicesProvider services={services}>
      <LanguageProvider storage={services.storage} texts={texts}>
        {hasGlobalStyle && <GlobalStyle />}
        <LinkProvider component={RouterLink}>
          <Notices>
            <RouterProvider router={router} />
          </Notices>
        </LinkProvider>
      </LanguageProvider>
    </ServicesProvider>
  );
}
