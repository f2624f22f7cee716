import { firstLanguage } from '@aulario/frame/language/language.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { homeKey } from '../start/dashboardFiles.ts';
import { fillFrame } from './fillPage.ts';
import { hashOf } from './hashOf.ts';
import { homeRules } from './pageRules.ts';
import type { RenderedFrame } from './render/renderDashboardFrame.tsx';
import type { RenderedHomeVariants } from './render/renderHomeVariants.ts';

/** What the dashboard's pages are filled with besides the frame and the home's variants. */
interface DashboardShell {
  /** The application's empty page. */
  readonly empty: string;
  readonly fonts: string;
  readonly accountsUrl: string;
  readonly startScript: string;
}

/**
 * Fills the dashboard's pages, by address: each home alone, the page of the home, which holds that of a
 * reader who has saved no category and reads the first language, and the page of every other screen.
 */
export function dashboardPages(
  frame: RenderedFrame,
  { variants, style }: RenderedHomeVariants,
  { empty, fonts, accountsUrl, startScript }: DashboardShell,
): [path: string, html: string][] {
  const written = variants.map(({ category, language, markup }) => {
    const html = `<style>${homeRules}${style}</style>${markup}`;
    return {
      key: homeKey(category, language),
      path: `/assets/home-${hashOf(html).slice(0, 8)}`,
      html,
    };
  });
  const screens = Object.fromEntries(written.map(({ key, path }) => [key, path]));
  const embedded = written.find(({ key }) => key === homeKey(null, firstLanguage));
  const page = (home: typeof embedded) =>
    fillFrame(empty, {
      ...{ startScript, markup: frame.markup, style: fonts + frame.style },
      files: { screens, accounts: accountsUrl, embedded: home?.key ?? null },
      home: home?.html ?? '',
    });
  return [
    ...written.map(({ path, html }): [string, string] => [path, html]),
    [paths.home, page(embedded)],
    [paths.dashboard, page(undefined)],
  ];
}
