/** One picture that differs from its baseline; the pictures are files beside the page. */
export interface Finding {
  readonly story: string;
  readonly view: string;
  /** What the comparison said. */
  readonly summary: string;
  readonly reference?: string | undefined;
  readonly actual?: string | undefined;
  readonly difference?: string | undefined;
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 1320px; padding: 24px 16px; }
  section { border-top: 1px solid; margin-top: 40px; padding-top: 16px; }
  h2 { margin: 0; overflow-wrap: anywhere; font-size: 20px; }
  p { margin: 4px 0 16px; }
  .slider { position: relative; width: fit-content; max-width: 100%; outline: 1px solid #888; }
  .slider img:last-of-type { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at)); }
  .slider::after { content: ''; position: absolute; inset: 0 auto 0 var(--at); border-left: 2px solid #e0004d; }
  input { display: block; width: 100%; max-width: 1280px; margin: 12px 0; }
  .all { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; }
  img { display: block; max-width: 100%; outline: 1px solid #888; }`;

const move = `document.addEventListener('input', ({ target }) =>
  target.previousElementSibling.style.setProperty('--at', target.value + '%'));`;

const slider = ({ story, view, reference, actual }: Finding) =>
  reference && actual
    ? `<div class="slider" style="--at: 50%"><img src="${reference}" alt=""><img src="${actual}" alt=""></div>
<input type="range" value="50" step="0.1" aria-label="Reference and actual: ${story}, ${view}">`
    : '';

const figure = (name: string, picture: string | undefined) =>
  picture
    ? `<figure><a href="${picture}"><img src="${picture}" alt="${name}" loading="lazy"></a><figcaption>${name}</figcaption></figure>`
    : '';

/** The story in the theme of the view, which the view's name begins with. */
const storyAddress = ({ story, view }: Finding, storybook: string) =>
  `${storybook}?path=/story/${story}&globals=theme:${view.replace(/-.*/, '')}`;

const section = (finding: Finding, storybook: string) => `<section>
<h2><a href="${storyAddress(finding, storybook)}">${finding.story}</a> · ${finding.view}</h2>
<p>${finding.summary}</p>
${slider(finding)}
<div class="all">${figure('Reference', finding.reference)}${figure('Actual', finding.actual)}${figure('Difference', finding.difference)}</div>
</section>`;

/**
 * The report of the differences; it opens as a file. Its stories are those of the Storybook at that
 * address: as it is developed, or the one that the report is deployed with.
 */
export function reportPage(
  findings: readonly Finding[],
  storybook = 'http://localhost:6006/',
): string {
  const count = findings.length === 1 ? '1 picture differs' : `${findings.length} pictures differ`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${count}</title>
<style>${style}
</style>
<h1>${count}</h1>
<p>Left of the line as it was, right of it as it is. A story's name opens it in Storybook. Wanted changes become the baselines with <code>pnpm test:visual:update</code>.</p>
${findings.map((finding) => section(finding, storybook)).join('\n')}
<script>${move}</script>
</html>
`;
}
