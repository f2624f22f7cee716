import { differenceOf, openPixels, type Pixels, readPixels } from './difference.ts';
import type { Change, Hashes } from './hashes.ts';
import { keptPicture } from './pictures.ts';

/** What a run found of one component. */
export interface Result {
  readonly component: string;
  readonly title: string;
  /** The names of its stories, by id. */
  readonly names: Readonly<Record<string, string>>;
  readonly hashes: Hashes;
  readonly changes: readonly Change[];
  /** Why a story could not be shown, by id. */
  readonly failures: Readonly<Record<string, string>>;
}

export interface TokenChange {
  readonly name: string;
  readonly before: string;
  readonly after: string;
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
  nav, .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
  nav a { width: 12rem; padding: .5rem; border: 1px solid #8888; border-radius: 4px; }
  nav img { display: block; width: 100%; height: 8rem; object-fit: cover; object-position: top; }
  section { margin-top: 3rem; border-top: 2px solid #8888; }
  article { margin-top: 2rem; }
  figure { margin: 0; flex: 1 1 18rem; max-width: max-content; }
  figure img { max-width: 100%; border: 1px solid #8888; }
  .swatch { display: inline-block; width: 1em; height: 1em; border: 1px solid #8888; }
  td, th { padding: .2rem 1rem .2rem 0; text-align: start; }
  code { padding: .1rem .4rem; background: #8883; }`;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const dataUri = (webp: Buffer) => `data:image/webp;base64,${webp.toString('base64')}`;

async function figure(label: string, pixels: Pixels | null, top: number, bottom: number) {
  const end = Math.min(bottom, pixels?.height ?? 0);
  if (pixels === null || end <= top) return '';
  const webp = await openPixels(pixels, top, end).webp({ quality: 90, effort: 1 }).toBuffer();
  return `<figure><figcaption>${label}</figcaption><img alt="" loading="lazy" src="${dataUri(webp)}"></figure>`;
}

const readKept = (hash: string | undefined) => {
  const kept = keptPicture(hash);
  return kept && readPixels(kept);
};

const viewName = (view: string) => view.replace('-', ' · ').replace(/$/, ' px');

const kindOf = ({ before, after }: Change) => {
  if (before === undefined) return 'A new picture';
  return after === undefined ? 'No longer taken' : 'Differs; what it was is not kept';
};

function addressOf(storybook: string, { story, view }: Change): string {
  const mode = view.replace(/-.*/, '');
  const theme = mode === 'dark' || mode === 'forced' ? mode : 'light';
  const direction = mode === 'rtl' ? 'rtl' : 'ltr';
  return `${storybook}/?path=/story/${story}&globals=theme:${theme};direction:${direction}`;
}

async function article(change: Change, name: string, storybook: string) {
  const [before, after] = await Promise.all([readKept(change.before), readKept(change.after)]);
  const found = before && after && differenceOf(before, after);
  const height = Math.max(before?.height ?? 0, after?.height ?? 0);
  const top = Math.max((found?.top ?? 0) - margin, 0);
  const bottom = Math.min((found?.bottom ?? height) + margin, height, top + maxHeight);
  const figures = await Promise.all([
    figure('Before', before, top, bottom),
    figure('After', after, top, bottom),
    figure('Difference', found?.marked ?? null, top, bottom),
  ]);
  return `<article><h3>${escaped(name)}: ${viewName(change.view)}</h3>
<p>${found?.summary ?? kindOf(change)}; rows ${top} to ${bottom} of ${height}.
<a href="${escaped(addressOf(storybook, change))}">Open the story</a></p>
<div class="pictures">${figures.join('')}</div></article>`;
}

async function thumbnail({ changes }: Result): Promise<string> {
  const pixels = await readKept(changes[0]?.after ?? changes[0]?.before);
  if (!pixels) return '';
  const image = openPixels(pixels, 0, Math.min(pixels.height, pixels.width)).resize(240);
  return `<img alt="" src="${dataUri(await image.webp({ quality: 60 }).toBuffer())}">`;
}

/** Sentences about a component's stories that cannot be shown. */
const failed = ({ failures, names }: Result) =>
  Object.entries(failures).map(
    ([story, why]) =>
      `<p><strong>${escaped(names[story] ?? story)} fails:</strong> ${escaped(why)}</p>`,
  );

async function section(result: Result, shown: number, storybook: string): Promise<string> {
  const { component, title, names, changes } = result;
  const nameOf = ({ story }: Change) => names[story] ?? story;
  const articles: string[] = [];
  for (const change of changes.slice(0, shown)) {
    articles.push(await article(change, nameOf(change), storybook));
  }
  const others = changes
    .slice(shown)
    .map((change) => `${nameOf(change)}: ${viewName(change.view)}`);
  const more = `<p>${others.length} more, which <code>pnpm test:visual '${title}'</code> shows: ${escaped(others.join('; '))}</p>`;
  return `<section id="${component}"><h2>${escaped(title)}</h2>
<p>Is it right? <code>pnpm test:visual:accept '${title}'</code></p>
${failed(result).join('')}${articles.join('')}${others.length > 0 ? more : ''}</section>`;
}

const swatch = (value: string) =>
  value.startsWith('#') ? `<span class="swatch" style="background:${value}"></span> ` : '';

const tokenTable = (tokens: readonly TokenChange[]) =>
  `<h2>Changed tokens</h2><table>${tokens
    .map(
      ({ name, before, after }) =>
        `<tr><th>${name}<td>${swatch(before)}${before}<td>${swatch(after)}${after}`,
    )
    .join('')}</table>`;

/** Writes one page that needs no other file: an overview, then each component with its changes. */
export async function reportPage({ results, tokens, notes, storybook }: Findings): Promise<string> {
  const count = results.reduce((sum, { changes }) => sum + changes.length, 0);
  const shown = Math.max(Math.ceil(shownAtMost / Math.max(results.length, 1)), 2);
  const sections = await Promise.all(
    results.map(async (result) => ({
      link: `<a href="#${result.component}">${await thumbnail(result)}${escaped(result.title)}: ${result.changes.length}</a>`,
      html: await section(result, shown, storybook),
    })),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures that differ</title><style>${style}</style>
<h1>Pictures that differ: ${count}; components: ${results.length}</h1>
${notes.map((note) => `<p>${escaped(note)}</p>`).join('')}
${tokens.length > 0 ? tokenTable(tokens) : ''}
<nav aria-label="Components">${sections.map(({ link }) => link).join('')}</nav>
${sections.map(({ html }) => html).join('\n')}</html>
`;
}
