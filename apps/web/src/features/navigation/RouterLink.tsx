import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { inLanguage } from './languageAddress.ts';

type RouterLinkProps = ComponentProps<'a'> & { href: string };

/**
 * The link of the kit: the router takes the product's own addresses, in the page's language unless
 * `hrefLang` names another; the browser takes all others.
 */
export function RouterLink({ href, target, ...rest }: RouterLinkProps) {
  const { language } = useLanguage();
  if (href.startsWith('/') && !href.startsWith('//') && target === undefined) {
    const to = rest.hrefLang === undefined ? inLanguage(href, language) : href;
    return <Link to={to} {...rest} />;
  }
  return <a href={href} target={target} {...rest} />;
}
