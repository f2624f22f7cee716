import sharp, { type Sharp } from 'sharp';
import type { TokenChange } from './base.ts';
import { kept } from './cache.ts';
import type { Captured } from './captureComponent.ts';
import type { Story } from './components.ts';
import { differenceOf } from './difference.ts';
import type { Change } from './record.ts';

/** What a run found of one component. */
export interface Result extends Pick<Captured, 'hashes' | 'failures'> {
  readonly component: string;
  readonly stories: readonly Story[];
  readonly changes: readonly Change[];
}

export interface Findings {
  readonly results: readonly Result[];
  readonly tokens: readonly TokenChange[];
  /** What is wrong beside the pictures. */
  readonly notes: readonly string[];
  /** The address of the Storybook that each change links to. */
  readonly storybook: string;
}

/** So many changes show their pictures, if each component shows two. */
const shownAtMost = 240;

/** In px: around the rows that differ, and of a picture's height in all. */
const [margin, maxHeight] = [80, 2400];

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 110rem; margin: 0 auto; padding: 1.5rem; }
  nav, article div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
  nav a { width: 12rem; padding: .5rem; border: 1px solid #8888; }
  nav img { display: block; width: 100%; }
  section { margin-top: 3rem; border-top: 2px solid #8888; }
  figure { margin: 0; flex: 1 1 18rem; max-width: max-content; }
  figure img { max-width: 100%; border: 1px solid #8888; }
  i { display: inline-block; width: 1em; height: 1em; }
  td, th { padding-right: 1rem; text-align: start; }
  code { background: #8883; }`;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const imageOf = async (image: Sharp) =>
  `<img alt="" loading="lazy" src="data:image/webp;base64,${(await image.webp({ quality: 80, effort: 1 }).toBuffer()).toString('base64')}">`;

const keptPicture = (hash: string | undefined) => kept(`pictures/${hash}.png`);

const titleOf = ({ component, stories }: Result) => escaped(stories[0]?.title ?? component);

const nameOf = ({ stories }: Result, story: string) =>
  escaped(stories.find(({ id }) => id === story)?.name ?? story);

const viewOf = ({ view }: Change) => `${view.replace('-', ' · ')} px`;

const kindOf = ({ before, after }: Change) => {
  if (before === undefined) return 'A new picture';
  return after === undefined ? 'No longer taken' : 'Differs; what it was is not kept';
};

function addressOf(storybook: string, { story, view }: Change): string {
  const [, theme = 'light'] = /^(dark|forced)/.exec(view) ?? [];
  const direction = view.startsWith('rtl') ? 'rtl' : 'ltr';
  return `${storybook}/?path=/story/${story}&amp;globals=theme:${theme};direction:${direction}`;
}

async function article(result: Result, change: Change, storybook: string): Promise<string> {
  const [before, after] = [keptPicture(change.before), keptPicture(change.after)];
  const found = before && after && (await differenceOf(before, after));
  const figure = async (label: string, image: Sharp | null | undefined) => {
    if (!image) return '';
    const { width, height } = await image.metadata();
    const top = Math.max((found?.top ?? 0) - margin, 0);
    const rows = Math.min((found?.bottom ?? height) + margin, height, top + maxHeight) - top;
    if (rows <= 0) return '';
    const shown = image.extract({ left: 0, top, width, height: rows });
    return `<figure><figcaption>${label}</figcaption>${await imageOf(shown)}</figure>`;
  };
  const figures = await Promise.all([
    figure('Before', before && sharp(before)),
    figure('After', after && sharp(after)),
    figure('Difference', found?.marked),
  ]);
  return `<article><h3>${nameOf(result, change.story)}: ${viewOf(change)}</h3>
<p>${found?.summary ?? kindOf(change)}. <a href="${addressOf(storybook, change)}">Open the story</a></p>
<div>${figures.join('')}</div></article>`;
}

async function section(result: Result, shown: number, storybook: string): Promise<string> {
  const { component, changes, failures } = result;
  const articles: string[] = [];
  for (const change of changes.slice(0, shown)) {
    articles.push(await article(result, change, storybook));
  }
  const failed = Object.entries(failures).map(
    ([story, why]) => `<p><strong>${nameOf(result, story)} fails:</strong> ${escaped(why)}</p>`,
  );
  const others = changes
    .slice(shown)
    .map((change) => `${nameOf(result, change.story)}: ${viewOf(change)}`);
  const more = `<p>${others.length} more, which <code>pnpm test:visual '${titleOf(result)}'</code> shows: ${others.join('; ')}</p>`;
  return `<section id="${component}"><h2>${titleOf(result)}</h2>
<p>Is it right? <code>pnpm test:visual:accept '${titleOf(result)}'</code></p>
${failed.join('')}${articles.join('')}${others.length > 0 ? more : ''}</section>`;
}

async function overview(result: Result): Promise<string> {
  const [first] = result.changes;
  const picture = keptPicture(first?.after) ?? keptPicture(first?.before);
  const image = picture && sharp(picture).resize(240, 160, { position: 'top' });
  return `<a href="#${result.component}">${image ? await imageOf(image) : ''}${titleOf(result)}: ${result.changes.length}</a>`;
}

const swatch = (value: string) =>
  value.startsWith('#') ? `<i style="background:${value}"></i> ${value}` : value;

const tokenRow = ({ name, before, after }: TokenChange) =>
  `<tr><th>${name}<td>${swatch(before)}<td>${swatch(after)}`;

/** Writes one page that needs no other file: an overview, then each component with its changes. */
export async function reportPage({ results, tokens, notes, storybook }: Findings): Promise<string> {
  const count = results.reduce((sum, { changes }) => sum + changes.length, 0);
  const shown = Math.max(Math.ceil(shownAtMost / Math.max(results.length, 1)), 2);
  const [links, sections] = await Promise.all([
    Promise.all(results.map(overview)),
    Promise.all(results.map((result) => section(result, shown, storybook))),
  ]);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures that differ</title><style>${style}</style>
<h1>Pictures that differ: ${count}; components: ${results.length}</h1>
${notes.map((note) => `<p>${escaped(note)}</p>`).join('')}
${tokens.length > 0 ? `<h2>Changed tokens</h2><table>${tokens.map(tokenRow).join('')}</table>` : ''}
<nav aria-label="Components">${links.join('')}</nav>
${sections.join('\n')}</html>
`;
}
