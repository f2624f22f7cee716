import { GlobalStyle, LinkProvider } from '@aulario/ui';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { LanguageProvider } from '../features/language/LanguageProvider.tsx';
import type { Texts } from '../features/language/loadTexts.ts';
import { RouterLink } from '../features/navigation/RouterLink.tsx';
import { type Services, ServicesProvider } from '../features/services/Services.tsx';
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
