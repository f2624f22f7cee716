import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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

const template = readFileSync(join(import.meta.dirname, 'reportPage.html'), 'utf8');

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
  const sections = findings.map((finding) => section(finding, storybook)).join('\n');
  return template.replaceAll('{{count}}', count).replace('{{findings}}', () => sections);
}
