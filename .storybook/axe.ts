import type { RunOptions } from 'axe-core';

/** What axe looks for: WCAG 2.2, levels A and AA. */
export const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Those of them whose answer depends on colours. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** Those whose answer depends on borders, which is all that forced colours add. */
export const boxRules = ['target-size', 'scrollable-region-focusable'];

/** Describing every element that passes takes axe longer than asking the rules. */
export const onlyViolations = { resultTypes: ['violations'] } satisfies RunOptions;
