import { LanguageSwitch } from '@aulario/ui';
import { fn } from 'storybook/test';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';

/** The language switch of the public pages. */
export const languageSwitch = (
  <LanguageSwitch
    label="Idioma"
    current="es"
    languages={[
      { code: 'es', shortName: 'ES', name: 'Español' },
      { code: 'en', shortName: 'EN', name: 'English' },
    ]}
    onSelect={fn()}
  />
);

export const siteLinks: SiteHeaderProps['links'] = [
  { label: 'Sign up', href: '#signup', lang: 'en' },
  { label: 'Login', href: '#login', lang: 'en' },
  { label: 'Subscribe', href: '#boletin', lang: 'en', isAccent: true },
];

/** The header of the public pages. */
export const siteHeader = (
  <SiteHeader
    homeHref="#inicio"
    homeLabel="Aulario, inicio"
    navLabel="Principal"
    skipLabel="Ir al contenido"
    links={siteLinks}
    language={languageSwitch}
  />
);
