/**
 * Does to a page what Chrome's translator does: puts two `font` elements in the place of each text,
 * in batches, and goes on with every text that comes. The words stay the same, so that whatever else
 * the page then shows is a stale word. Runs in the page.
 */
export function translatePage(): void {
  const untranslated = 'font, noscript, script, style, svg, textarea, title';

  const element = (content: Node) => {
    const font = document.createElement('font');
    font.style.verticalAlign = 'inherit';
    font.append(content);
    return font;
  };

  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const batch: Text[] = [];
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode())
      if (text.nodeValue?.trim() && text.parentElement?.closest(untranslated) === null)
        batch.push(text as Text);
    for (const text of batch) text.replaceWith(element(element(new Text(text.data))));
  };

  const { classList } = document.documentElement;
  if (classList.contains('translated-ltr')) return;
  classList.add('translated-ltr');
  new MutationObserver(translate).observe(document.body, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  translate();
}
