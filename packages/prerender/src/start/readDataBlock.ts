/** Reads the JSON that the build wrote into the element with an id; null where the page has none. */
export function readDataBlock<Value>(id: string, page: Document = document): Value | null {
  const block = page.getElementById(id);
  return block === null ? null : JSON.parse(block.textContent);
}
