import { LanguageProvider } from '@aulario/frame/language/LanguageProvider.tsx';
import type { Texts } from '@aulario/frame/language/loadTexts.ts';
import { RouterLink } from '@aulario/frame/navigation/RouterLink.tsx';
import { type Services, ServicesProvider } from '@aulario/frame/services/Services.tsx';
import { GlobalStyle, LinkProvider } from '@aulario/ui';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Notices } from './Notices.tsx';

interface AppProps {
  router: ComponentProps<typeof RouterProvider>['router'];
  services: Services;
  texts: Texts;
}

export function App({ router, services, texts }: AppProps) {
  return (
    <ServicesProvider services={services}>
      <LanguageProvider storage={services.storage} texts={texts}>
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
