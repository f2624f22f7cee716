import { firstLanguage } from '@aulario/frame/language/language.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import {
  type DashboardFiles,
  dashboardFilesId,
  homeId,
  homeKey,
} from '../../start/dashboardFiles.ts';
import { dataBlock } from '../../start/dataBlock.ts';
import { attributesHtml } from '../../start/pageAttributes.ts';
import { pageDataId } from '../../start/pageData.ts';
import { hashOf } from '../hashOf.ts';
import type { PageParts } from '../pageParts.ts';
import type { RenderedFrame } from '../render/renderDashboardFrame.tsx';
import type { RenderedHomeVariants } from '../render/renderHomeVariants.ts';
import { applicationOf } from './applicationPage.ts';
import { homeRules } from './pageRules.ts';

interface Frame {
  readonly markup: string;
  readonly style: string;
  /** All but the application, which the page names. */
  readonly files: Omit<DashboardFiles, 'application'>;
  /** The start script in place of the one that other pages have. */
  readonly startScript: string;
  /** The home that the page holds; '' for none. */
  readonly home: string;
}

/**
 * Fills the application's page with a frame to show until the first screen renders. Its start script
 * loads the application's, so that nothing is requested before the home's courses.
 */
function fillFrame(page: string, frame: Frame): string {
  const { markup, style, files, startScript, home } = frame;
  const application = applicationOf(page);
  const data = dataBlock(dashboardFilesId, { ...files, application } satisfies DashboardFiles);
  return page
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/<script>[\s\S]*?<\/script>/, () => `${data}<script>${startScript}</script>`)
    .replace(
      '</head>',
      () =>
        `<style>${style}@media (scripting:none){#root{display:none}}:root[data-unsupported] #root{display:none}</style></head>`,
    )
    .replace('id="root">', () => `id="root"${attributesHtml({ frame: '' })}>${markup}`)
    .replace('<div id="load-failure"', (next) =>
      home === '' ? next : `<template id="${homeId}">${home}</template>${next}`,
    );
}

/**
 * Fills the dashboard's pages, by address: each home alone, the page of the home, which holds that of a
 * reader who has saved no category and reads the first language, and the page of every other screen.
 *
 * @param empty - The application's empty page.
 */
export function dashboardPages(
  frame: RenderedFrame,
  { variants, style }: RenderedHomeVariants,
  empty: string,
  { fonts, accountsUrl, dashboardScript }: PageParts,
): [path: string, html: string][] {
  const written = variants.map(({ category, language, markup, data }) => {
    const html = `<style>${homeRules}${style}</style>${markup}${dataBlock(pageDataId, data)}`;
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
      startScript: dashboardScript,
      markup: frame.markup,
      style: fonts + frame.style,
      files: { screens, accounts: accountsUrl, embedded: home?.key ?? null },
      home: home?.html ?? '',
    });
  return [
    ...written.map(({ path, html }): [string, string] => [path, html]),
    [paths.home, page(embedded)],
    [paths.dashboard, page(undefined)],
  ];
}
