// A word may begin with a dot (.net), hold dots (node.js) and end in ++ or # (c++, c#).
const wordPattern = /(?:(?<![\p{L}\p{N}.])\.)?[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*(?:\+\+|#)?/gu;

// Said so often in a query that they tell nothing; only ever left out when other words remain.
const fillers = new Set(
  (
    'a al an and con course courses curso cursos de del el en for from in la las los of on para ' +
    'por the to un una with y'
  ).split(' '),
);

const longestQuery = 12;

/** Case and accents folded, ñ included: 'Diseño' and 'diseno' are one word. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

function wordsOf(text: string): string[] {
  return (
    foldText(text)
      .replace(/['’]s(?![\p{L}\p{N}])/gu, '')
      .match(wordPattern) ?? []
  );
}

/** The words under which a text is found; 'node.js' also as 'nodejs', 'node' and 'js'. */
export function indexWords(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    if (!word.includes('.')) return [word];
    const parts = word.split('.').filter((part) => part.length > 1);
    return [...new Set([word, word.replaceAll('.', ''), ...parts])];
  });
}

/** The words that a query asks for, without repetition. */
export function queryWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))];
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).slice(0, longestQuery);
}
