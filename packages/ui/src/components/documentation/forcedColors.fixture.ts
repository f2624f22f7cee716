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
  html, body, dialog, input, select, textarea { background-color: Canvas !important; }
  :where([role='menu'], [role='listbox']) { background-color: Canvas !important; }
  a[href], a[href] * { color: LinkText !important; }
  button, button * { border-color: ButtonBorder !important; color: ButtonText !important; }
  :disabled, :disabled * { color: GrayText !important; }
`;

/** Switches the style rules for this mode on, and lets them win. */
function applyRulesIn(rules: CSSRuleList): void {
  for (const rule of rules as Iterable<CSSRule & Partial<CSSMediaRule>>) {
    // Asked by its members: each document has classes of its own.
    if (rule.media?.mediaText.includes('forced-colors: active')) {
      rule.media.mediaText = 'all';
      for (const { style } of (rule.cssRules ?? []) as Iterable<CSSStyleRule>) {
        for (const property of style ?? []) {
          style.setProperty(property, style.getPropertyValue(property), 'important');
        }
      }
    } else if (rule.cssRules) applyRulesIn(rule.cssRules);
  }
}

/**
 * Draws a document about as a browser does with forced colours, which no page can ask for. The pictures
 * and the accessibility tests use the browser's own mode. The document stays so; returns what stops
 * following its changes.
 */
export function forceColors(page: Document): () => void {
  const style = page.createElement('style');
  style.textContent = forced;
  page.head.prepend(style);
  const applyRules = () => {
    for (const sheet of page.styleSheets) applyRulesIn(sheet.cssRules);
  };
  applyRules();
  // A component that appears later brings its rules with it.
  const observer = new MutationObserver(applyRules);
  observer.observe(page.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
