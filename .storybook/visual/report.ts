import { join } from 'node:path';
import sharp from 'sharp';
import type { Result } from './captureAll.ts';
import { type Change, pictureFile, readIfThere, write } from './files.ts';

/** So many changes show their pictures, if each component shows two. */
const maxShown = 240;

/** The Storybook that each change links to. */
const storybook = process.env['STORYBOOK_URL'] ?? 'http://localhost:6006';

/** Looked at around the rows that differ. */
const marginPx = 80;

const head = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures that differ</title><style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 110rem; margin: 0 auto; padding: 1.5rem; }
  nav, .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
  nav a { width: 12rem; padding: .5rem; overflow-wrap: anywhere; border: 1px solid #8888; }
  nav img { height: 8rem; object-fit: cover; object-position: top; }
  section { margin-top: 3rem; border-top: 2px solid #8888; }
  figure { margin: 0; border: 1px solid #8888; flex: 1 1 18rem; min-width: 0; max-width: max-content; }
  img { display: block; width: 100%; }
  .part { max-width: 100%; max-height: 150rem; overflow: hidden; }
  .difference, .marks { display: grid; grid-template: auto / minmax(0, 1fr); }
  .difference > *, .marks > * { grid-area: 1 / 1; }
  .difference > .part { opacity: .25; }
  .marks { isolation: isolate; background: #000; filter: url(#red); }
  .marks > .part + .part { mix-blend-mode: difference; }
  i { display: inline-block; width: 1em; height: 1em; }
  td, th { padding-right: 1rem; text-align: start; }
  code { background: #8883; }
</style>`;

/** Makes every pixel red but the black ones, which become transparent. */
const redFilter = `<svg width="0" height="0"><filter id="red" color-interpolation-filters="sRGB">
<feColorMatrix values="0 0 0 0 1  0 0 0 0 0  0 0 0 0 0  255 255 255 0 0"/></filter></svg>`;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const titleOf = ({ component, stories }: Result) => escaped(stories[0]?.title ?? component);

const nameOf = ({ stories }: Result, story = '') =>
  escaped(stories.find(({ id }) => id === story)?.name ?? story);

/** A story's name, and the mode and width of its picture. */
function labelOf(result: Result, { key }: Change): string {
  const [story, view = ''] = key.split(' ');
  return `${nameOf(result, story)}: ${view.replace('-', ' · ')} px`;
}

function addressOf({ key }: Change): string {
  const [story, view = ''] = key.split(' ');
  const [theme = 'light'] = /^(?:dark|forced)/.exec(view) ?? [];
  const direction = view.startsWith('rtl') ? 'rtl' : 'ltr';
  return `${storybook}/?path=/story/${story}&amp;globals=theme:${theme};direction:${direction}`;
}

function kindOf({ before, after }: Change): string {
  if (before === undefined) return 'A new picture. ';
  if (after === undefined) return 'No longer taken. ';
  return readIfThere(pictureFile(before)) ? '' : 'What it was is not kept. ';
}

/** The rows of a picture to look at, in px from its top, and its width. */
export interface Part {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

const pixelsOf = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** The rows that differ and what lies around them; all rows where the widths differ. */
export async function differingPart(before: Buffer, after: Buffer): Promise<Part> {
  const [old, present] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const height = Math.max(old.info.height, present.info.height);
  const width = Math.max(old.info.width, present.info.width);
  if (old.info.width !== present.info.width) return { width, top: 0, bottom: height };
  const rowOf = ({ data }: { data: Buffer }, row: number) =>
    data.subarray(4 * width * row, 4 * width * (row + 1));
  const differs = (row: number) => !rowOf(old, row).equals(rowOf(present, row));
  const rows = [...Array(height).keys()].filter(differs);
  const top = Math.max((rows[0] ?? 0) - marginPx, 0);
  return { width, top, bottom: Math.min((rows.at(-1) ?? height) + 1 + marginPx, height) };
}

const image = (hash = '', place = '') =>
  `<img alt="" loading="lazy" src="${hash}.png" style="${place}">`;

/** Rows of a picture; its height and place follow its width, which may be less than the picture's. */
function partOf(hash: string, { width, top, bottom }: Part): string {
  const size = `width: ${width}px; aspect-ratio: ${width} / ${bottom - top}`;
  return `<div class="part" style="${size}">${image(hash, `margin-top: ${(-100 * top) / width}%`)}</div>`;
}

const figure = (label: string, content = '') =>
  `<figure><figcaption>${label}</figcaption>${content}</figure>`;

/** Puts the pictures of a change beside the page that shows them. */
async function figuresOf(folder: string, { before, after }: Change): Promise<string> {
  const found = Object.entries({ Before: before, After: after }).flatMap(([label, hash]) => {
    const picture = hash && readIfThere(pictureFile(hash));
    return picture ? [{ label, hash, picture }] : [];
  });
  for (const { hash, picture } of found) write(join(folder, `${hash}.png`), picture);
  const [old, present] = found;
  const part = old && present && (await differingPart(old.picture, present.picture));
  const contents = found.map(({ hash }) => (part ? partOf(hash, part) : image(hash)));
  const figures = found.map(({ label }, index) => figure(label, contents[index]));
  if (part) {
    const marks = `<div class="marks">${contents.join('')}</div>`;
    figures.push(figure('Difference', `<div class="difference">${contents[1]}${marks}</div>`));
  }
  return figures.join('');
}

async function section(folder: string, result: Result, shown: number): Promise<string> {
  const title = titleOf(result);
  const articles: string[] = [];
  for (const change of result.changes.slice(0, shown)) {
    articles.push(`<article><h3>${labelOf(result, change)}</h3>
<p>${kindOf(change)}<a href="${addressOf(change)}">Open the story</a></p>
<div class="pictures">${await figuresOf(folder, change)}</div></article>`);
  }
  const failed = Object.entries(result.failures).map(
    ([story, why]) => `<p><strong>${nameOf(result, story)} fails:</strong> ${escaped(why)}</p>`,
  );
  const more = result.changes.slice(shown).map((change) => labelOf(result, change));
  return `<section id="${result.component}"><h2>${title}</h2>
<p>Is it right? <code>pnpm test:visual:accept '${title}'</code></p>
${failed.join('')}${articles.join('')}
${more.length > 0 ? `<p><code>pnpm test:visual '${title}'</code> shows more: ${more.join('; ')}</p>` : ''}</section>`;
}

function thumbnail(result: Result): string {
  const [{ before, after = before } = {}] = result.changes;
  return `<a href="#${result.component}">${after ? image(after) : ''}${titleOf(result)}: ${result.changes.length}</a>`;
}

const swatch = (value = '') =>
  value.startsWith('#') ? `<i style="background:${value}"></i> ${value}` : value;

const tokenRow = ({ key, before, after }: Change) =>
  `<tr><th>${key}<td>${swatch(before)}<td>${swatch(after)}`;

/**
 * Writes one page and its pictures into a folder: what is wrong beside the pictures, the design tokens that differ from
 * the base commit's, an overview, then each component with its changes.
 */
export async function writeReport(
  folder: string,
  results: readonly Result[],
  tokens: readonly Change[],
  notes: readonly string[],
): Promise<void> {
  const count = results.reduce((sum, { changes }) => sum + changes.length, 0);
  const shown = Math.max(Math.ceil(maxShown / results.length), 2);
  const sections = await Promise.all(results.map((result) => section(folder, result, shown)));
  const page = `${head}
<h1>Pictures that differ: ${count}; components: ${results.length}</h1>
${notes.map((note) => `<p>${escaped(note)}</p>`).join('')}
${tokens.length > 0 ? `<h2>Changed tokens</h2><table>${tokens.map(tokenRow).join('')}</table>` : ''}
<nav aria-label="Components">${results.map(thumbnail).join('')}</nav>
${sections.join('\n')}${redFilter}</html>
`;
  write(join(folder, 'index.html'), page);
}
