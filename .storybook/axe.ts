/** What axe looks for: WCAG 2.2, levels A and AA. */
export const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
