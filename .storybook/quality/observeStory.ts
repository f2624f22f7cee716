/** What a test saw of a story besides what it asserts: evidence for the page 'Quality'. */
export interface Observation {
  /** axe found nothing in the dark theme, in forced colours; absent where it was not asked. */
  dark?: boolean;
  forced?: boolean;
  /** The story has something to operate. */
  isInteractive?: boolean;
  /** Its play pressed keys. */
  usesKeys?: boolean;
  /** With the spacing of WCAG 1.4.12 no more text is cut off, and nothing leaves the page. */
  textSpacing?: boolean;
  /** Motion is reduced, and nothing moves. */
  reducedMotion?: boolean;
}

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

const operable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const isCut = (element: Element) =>
  (element.scrollWidth > element.clientWidth + 1 ||
    element.scrollHeight > element.clientHeight + 1) &&
  /hidden|clip/.test(getComputedStyle(element).overflow);

const cutElements = () => new Set([...document.body.querySelectorAll('*')].filter(isCut));

const leavesThePage = () => document.documentElement.scrollWidth > window.innerWidth;

function standsTextSpacing(): boolean {
  const before = cutElements();
  const left = leavesThePage();
  const style = document.createElement('style');
  style.textContent = spacing;
  document.head.append(style);
  const isWhole =
    [...cutElements()].every((element) => before.has(element)) && (left || !leavesThePage());
  style.remove();
  return isWhole;
}

/** Looks at the story that is on the page. */
export const observeStory = (): Observation => ({
  isInteractive: [...document.body.querySelectorAll(operable)].some((element) =>
    element.checkVisibility(),
  ),
  textSpacing: standsTextSpacing(),
  reducedMotion:
    matchMedia('(prefers-reduced-motion: reduce)').matches &&
    document.getAnimations().every(({ playState }) => playState !== 'running'),
});
