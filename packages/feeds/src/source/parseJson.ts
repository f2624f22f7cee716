import { LimitError, maxJsonDepth, maxJsonParts } from '../limits.ts';

const [quote, backslash] = [0x22, 0x5c];
const [listOpening, listClosing, objectOpening, objectClosing] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The place after the text that begins at `start`. */
function afterText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    const char = json.charCodeAt(at);
    if (char === quote) return at + 1;
    if (char === backslash) at += 1;
  }
  return json.length;
}

/** Lists and objects that are empty or deep take up to a hundred times their text in memory. */
function requireFewParts(json: string): void {
  let depth = 0;
  let parts = 0;
  for (let at = 0; at < json.length; at += 1) {
    const char = json.charCodeAt(at);
    if (char === quote) at = afterText(json, at) - 1;
    else if (char === listOpening || char === objectOpening) {
      depth += 1;
      parts += 1;
    } else if (char === listClosing || char === objectClosing) depth -= 1;
    if (depth > maxJsonDepth)
      throw new LimitError(`Lists and objects are nested over ${maxJsonDepth} deep`);
    if (parts > maxJsonParts) throw new LimitError(`Over ${maxJsonParts} lists and objects`);
  }
}

/** The values that programs write for an unknown number, but that are no JSON; and any text. */
const textOrNoNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\b(?:NaN|Infinity)\b/gs;

/** Parses JSON of a feed, also with `NaN` in it, which is unknown. Throws for anything else. */
export function parseJson(json: string): unknown {
  const text = json.replace(/^\ufeff/, '');
  requireFewParts(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!/NaN|Infinity/.test(text)) throw error;
    const fixed = text.replace(textOrNoNumber, (found) => (found.startsWith('"') ? found : 'null'));
    return JSON.parse(fixed);
  }
}
