/**
 * A value as JSON in a page, which `readDataBlock` reads. Data blocks are not scripts: the content policy allows them,
 * and needs no hash that changes with every build.
 */
export const dataBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;

/** JSON that may stand in a script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

/** Reads the JSON that the build wrote into the element with an id; null where the page has none. */
export function readDataBlock<Value>(id: string, page: Document = document): Value | null {
  const block = page.getElementById(id);
  return block === null ? null : JSON.parse(block.textContent);
}
