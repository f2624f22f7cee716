/**
 * Does to a page what extensions do to fields, links and buttons: puts an element around each of them,
 * and of each list's items, with a mark of its own beside it, and goes on with those that come. The
 * words stay the same. Runs in the page.
 */
export function wrapElements(): void {
  const name = 'x-extension';

  const wrap = () => {
    for (const element of document.querySelectorAll(
      '#root :is(a, button, input, select, h1, li, p)',
    )) {
      if (element.parentElement?.localName === name) continue;
      const wrapper = document.createElement(name);
      wrapper.style.display = 'contents';
      element.replaceWith(wrapper);
      const mark = document.createElement('i');
      mark.hidden = true;
      wrapper.append(element, mark);
    }
  };

  new MutationObserver(wrap).observe(document.body, { childList: true, subtree: true });
  wrap();
}
