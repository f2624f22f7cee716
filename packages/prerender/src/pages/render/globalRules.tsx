import { GlobalStyle } from '@aulario/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import type { StyleRule } from '../filledPage.ts';
import { PageStyles } from './pageStyles.ts';

/** Returns the rules of the global style, which all pages have. */
export function globalRules(): StyleRule[] {
  const styles = new PageStyles();
  renderToStaticMarkup(styles.collect(<GlobalStyle />));
  return styles.take();
}
