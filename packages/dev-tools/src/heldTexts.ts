/**
 * The texts below an element whose nodes React keeps hold of, each with the HTML around it. React
 * changes, moves and removes such a node itself, and fails or changes nothing once a translator has
 * put an element in its place. It keeps hold of each text beside other children; of a text that is
 * the only child of its element it knows the element alone. Runs in the page.
 */
export function heldTexts(root: Element): string[] {
  const held: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const isHeld = Object.keys(text).some((key) => key.startsWith('__reactFiber$'));
    const words = text.nodeValue?.trim() ?? '';
    if (isHeld && words !== '') held.push(`'${words}' in ${text.parentElement?.outerHTML}`);
  }
  return held;
}
