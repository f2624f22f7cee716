import { DashboardShellSkeleton, GlobalStyle } from '@aulario/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { joinRules, PageStyles } from './pageStyles.ts';

export interface RenderedFrame {
  readonly markup: string;
  readonly style: string;
}

/** Renders the dashboard's frame, which is the same for all its screens and languages. */
export function renderDashboardFrame(): RenderedFrame {
  const styles = new PageStyles();
  const markup = renderToStaticMarkup(
    styles.collect(
      <>
        <GlobalStyle />
        <DashboardShellSkeleton />
      </>,
    ),
  );
  return { markup, style: joinRules(styles.take()) };
}
