/** The names of a subject in Spanish and English; the first of each language is the usual one. */
export interface SubjectNames {
  spanish: readonly [string, ...string[]];
  english: readonly [string, ...string[]];
}

/** A line of the glossary that cannot be parsed; the message names the list and the line. */
export class GlossaryError extends Error {
  override name = 'GlossaryError';
}

function termsOf(side: string, fail: (what: string) => never): [string, ...string[]] {
  const [first = '', ...others] = side.split('|').map((term) => term.trim());
  const terms: [string, ...string[]] = [first, ...others];
  if (terms.includes('')) fail('a name is missing');
  if (terms.some((term) => /[^\p{L}\p{M}\p{N} .+#&/'-]/u.test(term))) fail('an unexpected sign');
  if (new Set(terms).size < terms.length) fail('the same name twice');
  return terms;
}

/**
 * Parses a list of subjects, one per line: Spanish names, '=', English names. '|' separates the
 * names of one language, the usual one first. Empty lines are ignored.
 *
 * @throws {@link GlossaryError} for the first line in another format.
 */
export function parseGlossary(list: string, listName: string): SubjectNames[] {
  const lineOf = new Map<string, number>();
  return list.split('\n').flatMap((text, index) => {
    if (text.trim() === '') return [];
    const line = index + 1;
    const fail = (what: string): never => {
      throw new GlossaryError(`${listName}, line ${line}: ${what} in '${text.trim()}'`);
    };
    const sides = text.split('=');
    const [spanish = '', english = ''] = sides;
    if (sides.length !== 2) fail("not exactly one '='");
    const subject = { spanish: termsOf(spanish, fail), english: termsOf(english, fail) };
    const known = lineOf.get(subject.spanish[0]);
    if (known !== undefined) fail(`already said in line ${known}`);
    lineOf.set(subject.spanish[0], line);
    return [subject];
  });
}
