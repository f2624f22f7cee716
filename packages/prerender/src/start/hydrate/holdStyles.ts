const ownStyles = 'head > style[data-styled]';

function setHeld(isHeld: boolean): void {
  for (const { sheet } of document.querySelectorAll<HTMLStyleElement>(ownStyles))
    if (sheet !== null) sheet.disabled = isHeld;
}

/**
 * Keeps the rules that the application adds while it renders without effect on the page: of each, the browser
 * would compute the styles of the whole page again, in every frame between two slices of the render.
 *
 * @returns The function that lets them apply, to be called before anything of the application is laid out.
 */
export function holdStyles(): () => void {
  // The library adds its element with its first rule.
  const added = new MutationObserver(() => setHeld(true));
  added.observe(document.head, { childList: true });
  return () => {
    added.disconnect();
    setHeld(false);
  };
}
