import { goals } from '@aulario/my-courses/route';
import { dataBlock, scriptJson } from '../../start/dataBlock.ts';
import { earlyId, goalsId, type NamedGoal, offerId } from '../../start/early/earlySearch.ts';
import { attributesHtml } from '../../start/pageAttributes.ts';
import { pageDataId } from '../../start/pageData.ts';
import { preparedId } from '../../start/preparedAnswers.ts';
import { type FilledPage, styleEnd, styleStart } from '../filledPage.ts';
import type { PageScripts } from '../pageParts.ts';
import type { PageAnswers, PrerenderedPage } from '../render/prerenderedPage.ts';
import { applicationOf, noscript } from './applicationPage.ts';
import { type HeadContent, withHead } from './pageHead.ts';

export interface PageContent
  extends HeadContent,
    PageAnswers,
    Pick<PrerenderedPage, 'markup' | 'data' | 'structured'> {
  /** The scripts of the page's screen, to load together with the application's. */
  readonly modules: readonly string[];
  /** Whether the application loads when the browser is idle, not only on the first interaction. */
  readonly comesWhenIdle: boolean;
  /** Whether the query string changes the content: then the application renders the page. */
  readonly isSearched: boolean;
  /** The notice for readers without JavaScript. */
  readonly withoutScript: string;
}

export interface PageShell extends PageScripts {
  /** The application's empty page, as the build wrote it. */
  readonly empty: string;
  /** The address of the script that runs before the application. */
  readonly startUrl: string;
  /** The origin of the product ('https://aulario.example'); '' when the build does not know it. */
  readonly site: string;
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

/** Adds the notice for readers without JavaScript, and hides what would not work for them. */
function noscriptOf({ withoutScript }: PageContent): string {
  const style =
    '#root form,#root button,#root label,#root select{display:none!important}' +
    // The drawn arrow of a select lies beside it.
    '#root :has(>select){display:none}body>noscript p{padding:8px 24px}';
  return `<noscript><style>${style}</style><p role="note">${withoutScript}</p></noscript>`;
}

/**
 * Returns what fills the empty page of a shell. Its pages name the application's script without loading it.
 * Scripts follow the content, so that the first paint does not wait for their bytes.
 */
export function pageFiller({
  empty,
  firstScript,
  lastScript,
  startUrl,
  site,
}: PageShell): (content: PageContent) => FilledPage {
  const application = applicationOf(empty);
  // They load the start script in place of the application.
  const loading = (empty.match(script) ?? [])
    .join('')
    .replace(`src="${application}"`, `src="${startUrl}"`);
  const scripts = `<script>${lastScript}</script>${loading}`;
  const withoutCode = empty
    .replace(script, '')
    // It says that nothing can be shown.
    .replace(noscript, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace('<meta', () => `<script>${firstScript}</script>\n    <meta`);

  return (content) => {
    const root = attributesHtml({
      application,
      modules: content.modules.join(' '),
      ...(content.comesWhenIdle && { idle: '' }),
    });
    const page = attributesHtml({
      path: content.path,
      ...(content.isSearched && { searched: '' }),
    });
    // What is long is not searched for the next place.
    const text = withHead(withoutCode, content, site)
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
  };
}
