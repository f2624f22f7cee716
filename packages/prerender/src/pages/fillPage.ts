import { escapeMarkup } from '@aulario/course-data/escapeMarkup';
import {
  firstLanguage,
  type Language,
  languages,
  localeOf,
} from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { goals } from '@aulario/my-courses/route';
import { dataBlock, scriptJson } from '../build/dataBlock.ts';
import { inAllLanguages, type PageText } from '../build/pageTexts.ts';
import { type DashboardFiles, dashboardFilesId, homeId } from '../start/dashboardFiles.ts';
import {
  type EarlySearch,
  earlyId,
  goalsId,
  type NamedGoal,
  offerId,
} from '../start/early/earlySearch.ts';
import { attributesHtml } from '../start/pageAttributes.ts';
import { pageDataId } from '../start/pageData.ts';
import { type PreparedAnswers, preparedId } from '../start/preparedAnswers.ts';
import { type FilledPage, styleEnd, styleStart } from './filledPage.ts';
import type { RouteOffer } from './render/prerenderedPage.ts';
import { pictureSize } from './sharePicture.ts';

/** What search engines and previews of links show of a page. */
export interface HeadContent {
  /** The address, without the host. */
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The address of its feeds, without the host and the files' names; undefined for none. */
  readonly feeds?: string | undefined;
  /** The address of the preview image, without the host. */
  readonly picture: string;
}

export interface PageContent extends HeadContent {
  /** The markup to show until the application renders. */
  readonly markup: string;
  /** The scripts of the page's screen, to load together with the application's. */
  readonly modules: readonly string[];
  /** Whether the application loads when the browser is idle, not only on the first interaction. */
  readonly comesWhenIdle: boolean;
  /** Whether the query string changes the content: then the application renders the page. */
  readonly isSearched: boolean;
  /** The searches whose answers are written; null for a page without. */
  readonly prepared: PreparedAnswers | null;
  /** What answers other searches; null for a page without. */
  readonly early: EarlySearch | null;
  /** How these offer a route; null where they offer none. */
  readonly offer: RouteOffer | null;
  /** The notice for readers without JavaScript. */
  readonly withoutScript: string;
  /** The loader data that the page was rendered with; undefined for none. */
  readonly data: unknown;
  /** The structured data for search engines; null for none. */
  readonly structured: object | null;
}

export interface PageShell {
  /** The application's empty page, as the build wrote it. */
  readonly empty: string;
  /** The script that runs before the first paint (startPrerendered.ts). */
  readonly firstScript: string;
  /** The address of the script that runs before the application. */
  readonly startUrl: string;
  /** The origin of the product ('https://aulario.example'); '' when the build does not know it. */
  readonly site: string;
}

function headOf(content: HeadContent, site: string): string {
  const { path, language, title, description, picture } = content;
  const address = (code: Language) => escapeMarkup(site + inLanguage(path, code));
  return [
    `<title>${escapeMarkup(title)}</title>`,
    `<meta name="description" content="${escapeMarkup(description)}" />`,
    `<link rel="canonical" href="${address(language)}" />`,
    ...languages.map(
      ({ code }) => `<link rel="alternate" hreflang="${code}" href="${address(code)}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${address(firstLanguage)}" />`,
    ...feedLinks(content),
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Aulario" />',
    `<meta property="og:locale" content="${localeOf(language).replace('-', '_')}" />`,
    `<meta property="og:title" content="${escapeMarkup(title)}" />`,
    `<meta property="og:description" content="${escapeMarkup(description)}" />`,
    `<meta property="og:url" content="${address(language)}" />`,
    `<meta property="og:image" content="${escapeMarkup(site + picture)}" />`,
    `<meta property="og:image:width" content="${pictureSize.width}" />`,
    `<meta property="og:image:height" content="${pictureSize.height}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}

/** The feeds of a page, by their types. */
const feedsByType = { 'application/atom+xml': 'feed.xml', 'application/feed+json': 'feed.json' };

function feedLinks({ path, feeds, title }: HeadContent): string[] {
  if (feeds === undefined) return [];
  // Those of another page are not called like this one.
  const name = feeds === path ? ` title="${escapeMarkup(title)}"` : '';
  return Object.entries(feedsByType).map(
    ([type, file]) =>
      `<link rel="alternate" type="${type}"${name} href="${escapeMarkup(feeds)}/${file}" />`,
  );
}

function dataOf({ data, structured }: PageContent): string {
  return [
    data === undefined ? '' : `${dataBlock(pageDataId, data)}\n  `,
    structured === null
      ? ''
      : `<script type="application/ld+json">${scriptJson(structured)}</script>\n  `,
  ].join('');
}

/** Before the script that reads it. */
const preparedOf = ({ prepared, early }: PageContent): string =>
  [
    prepared === null ? '' : `${dataBlock(preparedId, prepared)}\n  `,
    early === null ? '' : `${dataBlock(earlyId, early)}\n  `,
  ].join('');

const goalNames: readonly NamedGoal[] = goals.map(({ id, names, aliases }) => ({
  id,
  names,
  aliases,
}));

/** For a script to copy. */
const offerTemplate = ({ offer }: PageContent): string =>
  offer === null
    ? ''
    : `${dataBlock(goalsId, goalNames)}<template id="${offerId}" data-goal="${offer.goalId}">${offer.html}</template>`;

/** The address of the application's script. */
function applicationOf(page: string): string {
  const [, application] = /<script type="module"[^>]*src="([^"]*)"/.exec(page) ?? [];
  if (application === undefined) throw new Error('The page has no script.');
  return application;
}

/** Gives the application's page another language and head. */
export const withHead = (page: string, content: HeadContent, site: string): string =>
  page
    .replace('<html lang="es"', () => `<html lang="${content.language}"`)
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>.*<\/title>/, () => headOf(content, site));

/**
 * What the first paint waits for: on the landing page what follows the search, whose button moves all
 * above it, elsewhere the header, whose last link moves the others.
 */
const firstPaintIds = ['ground', 'header'];

function awaitedOf(markup: string): string {
  const id = firstPaintIds.find((each) => markup.includes(`id="${each}"`));
  return id === undefined ? '' : `<link rel="expect" href="#${id}" blocking="render" />`;
}

const script = /\s*<script[^>]*>[\s\S]*?<\/script>/g;
const noscript = /\s*<noscript>[\s\S]*?<\/noscript>/;

/** The page that hosts answer unknown addresses with: its text is for readers without JavaScript. */
export const missingPage = (page: string, textOf: PageText): string =>
  page
    .replace('<title>Aulario</title>', '<title>404 · Aulario</title>')
    .replace(
      noscript,
      () => `<noscript><h1>404</h1>${inAllLanguages('page.missing', textOf)}</noscript>`,
    );

/** Adds the notice for readers without JavaScript, and hides what would not work for them. */
function noscriptOf({ withoutScript }: PageContent): string {
  const style =
    '#root form,#root button,#root label,#root select{display:none!important}' +
    // The drawn arrow of a select lies beside it.
    '#root :has(>select){display:none}body>noscript p{padding:8px 24px}';
  return `<noscript><style>${style}</style><p role="note">${withoutScript}</p></noscript>`;
}

/** What is the same in all pages of a shell. */
interface PreparedShell {
  readonly application: string;
  /** They load the start script in place of the application. */
  readonly scripts: string;
  readonly withoutCode: string;
}

const prepared = new WeakMap<PageShell, PreparedShell>();

function prepare(shell: PageShell): PreparedShell {
  const known = prepared.get(shell);
  if (known !== undefined) return known;
  const { empty, firstScript, startUrl } = shell;
  const application = applicationOf(empty);
  const scripts = (empty.match(script) ?? [])
    .join('')
    .replace(`src="${application}"`, `src="${startUrl}"`);
  const withoutCode = empty
    .replace(script, '')
    // It says that nothing can be shown.
    .replace(noscript, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace('<meta', () => `<script>${firstScript}</script>\n    <meta`);
  const one = { application, scripts, withoutCode };
  prepared.set(shell, one);
  return one;
}

/**
 * Fills the application's empty page. It names the application's script without loading it. Scripts
 * follow the content, so that the first paint does not wait for their bytes.
 */
export function fillPage(content: PageContent, shell: PageShell): FilledPage {
  const { application, scripts, withoutCode } = prepare(shell);
  const root = attributesHtml({
    application,
    modules: content.modules.join(' '),
    ...(content.comesWhenIdle && { idle: '' }),
  });
  const page = attributesHtml({ path: content.path, ...(content.isSearched && { searched: '' }) });
  // What is long is not searched for the next place.
  const text = withHead(withoutCode, content, shell.site)
    .replace(/<html[^>]*/, (tag) => tag + page)
    .replace('<script>', (first) => preparedOf(content) + first)
    .replace('<body>', () => `<body>${noscriptOf(content)}`);
  const headEnd = text.indexOf('</head>');
  const rootEnd = text.indexOf('>', text.indexOf('id="root"'));
  const bodyEnd = text.lastIndexOf('</body>');
  const start = text.slice(headEnd + '</head>'.length, rootEnd);
  const end = text.slice(rootEnd + 1, bodyEnd);
  return [
    `${text.slice(0, headEnd)}${awaitedOf(content.markup)}${styleStart}`,
    `${styleEnd}${start}${root}>${content.markup}${end}${scripts}${dataOf(content)}${offerTemplate(content)}${text.slice(bodyEnd)}`,
  ];
}

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
export function fillFrame(page: string, frame: Frame): string {
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
