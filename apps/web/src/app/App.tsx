import { GlobalStyle, LinkProvider } from '@aulario/ui';
import type { Messages } from '@lingui/core';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { LanguageProvider } from '../features/language/LanguageProvider.tsx';
import type { Language } from '../features/language/language.ts';
import { RouterLink } from '../features/navigation/RouterLink.tsx';
import { type Services, ServicesProvider } from '../features/services/Services.tsx';
import { Notices } from './Notices.tsx';

interface AppProps {
  router: ComponentProps<typeof RouterProvider>['router'];
  services: Services;
  language: Language;
  messages: Messages;
}

export function App({ router, services, language, messages }: AppProps) {
  return (
    <ServicesProvider services={services}>
      <LanguageProvider storage={services.storage} initial={language} messages={messages}>
        <GlobalStyle />
        <LinkProvider component={RouterLink}>
          <Notices>
            <RouterProvider router={router} />
          </Notices>
        </LinkProvider>
      </LanguageProvider>
    </ServicesProvider>
  );
}
