import { languages } from '@aulario/frame/language/language.ts';
import { keptHomeFrame } from '../../start/dashboardFiles.ts';
import { pressedMark } from '../../start/pageAttributes.ts';

/** Applies until the application renders and removes the attribute. */
const whileSearching = ':root[data-outdated=search] [data-application]';

/** The courses of the search are shown, and the application has still to render all else. */
const whenAnswered = ':root[data-outdated=answered] [data-application]';

/** Until the application renders, what is below the first screen is laid out only when it comes near. */
const whenNear = (selector: string, heightPx: number) =>
  `:is([data-application],[data-frame]) ${selector}{content-visibility:auto;contain-intrinsic-size:auto ${heightPx}px;overflow-clip-margin:16px}`;

/** The cards, without the pages' list below them. */
const cards = '#results li:not(nav *)';

/** On a slow network the application comes seconds after a press, which would seem to have done nothing. */
const whilePressed = `:root [${pressedMark}]{opacity:.6;transition:opacity 0s .2s;cursor:progress}`;

/** For every prerendered page and the dashboard's frame. */
const sharedRules = [
  whilePressed,
  whenNear(':is(main>section,footer)', 700),
  // From the third row of two, which no telephone shows at first. Browsers without a clip margin would cut the sills off.
  `@media (max-width:719.98px){@supports (overflow-clip-margin:16px){${whenNear(`${cards}:nth-child(n+5)`, 420)}}}`,
].join('');

/** Plain boxes in place of the cards, where what surrounds them is hidden. */
const boxes = (state: string) =>
  `${state} ${cards}{visibility:visible;border:solid transparent;border-width:12px 0;background:var(--skeleton) padding-box}${state} ${cards} *{visibility:hidden}`;

/** As high as a banner and its margin, at every width (packages/ui/src/components/Banner). */
const bannerRoom = '[data-frame][data-noted] main::before{content:"";display:block;height:60px}';

/** For the dashboard's home, before its own rules. */
export const homeRules = `${sharedRules}${bannerRoom}[data-frame=${keptHomeFrame}] main *{visibility:hidden}${boxes(`[data-frame=${keptHomeFrame}]`)}`;

/** Placed before the page's own rules. */
export const prerenderedRules = [
  sharedRules,
  ':root[data-outdated] [data-application]{visibility:hidden}',
  // The page stays where its application does not come. In the syntax of old browsers.
  '[data-application]~#load-failure,[data-application]~#old-browser{position:fixed;right:0;bottom:0;left:0;z-index:9;padding:8px 24px;border-top:2px solid var(--line);background:var(--surface)}',
  ...languages.map(
    ({ code }) =>
      `:root[lang=${code}] [data-application]~#old-browser [lang]:not([lang=${code}]){display:none}`,
  ),
  // While a search loads, header and categories, and plain boxes in place of the cards.
  `:is(${whileSearching},${whenAnswered}) :is(header,nav:has([data-slim])){visibility:visible}`,
  boxes(whileSearching),
  `${whenAnswered} ${cards}{visibility:visible}`,
].join('');
