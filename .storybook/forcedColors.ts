/**
 * What a browser does to colours where the user forces them, by CSS. The selectors weigh no more than a
 * class and come first, so that what a component says for this mode wins.
 */
const forced = `
  *, ::before, ::after {
    border-color: CanvasText !important;
    background-color: transparent !important;
    box-shadow: none !important;
    color: CanvasText !important;
    text-shadow: none !important;
  }
  html, body, dialog, button, input, select, textarea { background-color: Canvas !important; }
  :where([role='menu'], [role='listbox']) { background-color: Canvas !important; }
  a, a * { color: LinkText !important; }
  button, button * { border-color: ButtonBorder !important; color: ButtonText !important; }
  :disabled, :disabled *, [aria-disabled='true'] { color: GrayText !important; }
`;

/** Switches the style rules for this mode on, and lets them win. */
function applyRulesIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors: active')) {
      rule.media.mediaText = 'all';
      for (const inner of rule.cssRules) {
        if (!(inner instanceof CSSStyleRule)) continue;
        for (const property of inner.style) {
          inner.style.setProperty(property, inner.style.getPropertyValue(property), 'important');
        }
      }
    } else if (rule instanceof CSSGroupingRule) applyRulesIn(rule.cssRules);
  }
}

const applyRules = () => {
  for (const sheet of document.styleSheets) applyRulesIn(sheet.cssRules);
};

/**
 * Draws the page about as a browser does with forced colours, which no page can ask for. The pictures
 * and the accessibility tests use the browser's own mode. Returns what takes it back.
 */
export function forceColors(): () => void {
  const style = document.createElement('style');
  style.textContent = forced;
  document.head.prepend(style);
  applyRules();
  // A component that appears later brings its rules with it.
  const observer = new MutationObserver(applyRules);
  observer.observe(document.body, { childList: true, subtree: true });
  // The rules stay switched on: only a new page has them as they were.
  return () => window.location.reload();
}
