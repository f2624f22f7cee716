import { DashboardShellSkeleton, GlobalStyle } from '@aulario/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { StyleRules } from './styleRules.ts';

export interface RenderedFrame {
  readonly markup: string;
  readonly style: string;
}

/** Renders the dashboard's frame, which is the same for all its screens and languages. */
export function renderDashboardFrame(): RenderedFrame {
  const sheet = new ServerStyleSheet();
  const markup = renderToStaticMarkup(
    sheet.collectStyles(
      <>
        <GlobalStyle />
        <DashboardShellSkeleton />
      </>,
    ),
  );
  const rules = new StyleRules();
  rules.add(sheet.getStyleTags());
  return { markup, style: String(rules) };
}
