import type { GlossaryGroup, Lexicon, RelatedTerms } from '../language/lexicon.ts';
import { lowWeightWords } from '../language/lowWeightWords.ts';
import { stem } from '../language/stem.ts';
import { nameKey } from '../language/words.ts';

const keysOf = (terms: readonly string[]) => [
  ...new Set(terms.map(nameKey).filter((key) => key !== '')),
];

/**
 * Every synonym of a name of the glossary, and the name. Of a subject's name no others: as a word of
 * titles it may mean more, 'relaciones públicas' for 'relationships'.
 */
const synonymsOf = (groups: readonly GlossaryGroup[], key: string): readonly string[] =>
  groups.find((sides) => sides.some((keys) => keys.includes(key)))?.flat() ?? [];

function reduceLexicon(lexicon: Lexicon) {
  const { glossary, wording } = lexicon;
  const groups: GlossaryGroup[] = glossary.map((sides) => sides.map(keysOf));
  const names = new Set(groups.flat(2));
  const light = new Set([...lowWeightWords, ...wording.light, ...wording.domainStopWords]);
  /** The entries with each word as a term of its own, by its stem; null for names. */
  const sayingWord = new Map<string, RelatedTerms | null>();
  const isOneWord = (key: string) => !key.includes(' ');
  for (const entry of [...lexicon.related, ...(lexicon.further ?? [])]) {
    for (const key of keysOf(entry.terms).filter(isOneWord)) sayingWord.set(stem(key), entry);
  }
  for (const name of [...names].filter(isOneWord)) sayingWord.set(stem(name), null);
  /**
   * The key without low-weight words, as a query looks it up: of a name it keeps them, and where the
   * one word that is left says something else, as 'jefe' of 'ser mi propio jefe' or 'c' of 'c más más'.
   */
  const askedKey = (key: string, entry: RelatedTerms) => {
    if (names.has(key)) return key;
    const words = key.split(' ');
    const left = words.filter((word) => !light.has(word));
    const [only = '', another] = left;
    const saying = sayingWord.get(stem(only));
    const saysElse = only.length < 2 || (saying !== undefined && saying !== entry);
    return (another === undefined && saysElse ? words : left).join(' ');
  };
  const used = (entry: RelatedTerms): RelatedTerms => {
    const { terms, leadTo, ...marks } = entry;
    const keys = keysOf(terms).map((key) => askedKey(key, entry));
    return { terms: [...new Set(keys)], leadTo: leadTo.map(keysOf), ...marks };
  };
  return {
    glossary: groups,
    related: lexicon.related.map(used),
    further: (lexicon.further ?? []).map(used),
  };
}

type Reduced = ReturnType<typeof reduceLexicon>;
type UsedLexicon = Reduced & Pick<Lexicon, 'wording'>;

let last: { parts: readonly unknown[]; reduced: Reduced } | null = null;

/**
 * Reduces a lexicon to what an index keeps: terms become name keys, as a query looks them up. This
 * takes longer than indexing a hundred documents, so it is not repeated for equal parts.
 */
export function usedLexicon(lexicon: Lexicon): UsedLexicon {
  const { glossary, related, further, wording } = lexicon;
  const parts = [glossary, related, further, wording.light, wording.domainStopWords];
  const isKnown = last?.parts.every((part, place) => part === parts[place]) === true;
  if (last === null || !isKnown) last = { parts, reduced: reduceLexicon(lexicon) };
  return { ...last.reduced, wording };
}

const wordsOf = (terms: readonly string[]) => terms.flatMap((term) => term.split(' '));

/** The words of the further terms that neither the rest of the lexicon nor a document has. */
export function wordsOnlyIn(
  { glossary, related, further }: UsedLexicon,
  inDocuments: ReadonlySet<string>,
): Set<string> {
  const known = new Set(wordsOf([...glossary.flat(2), ...related.flatMap(({ terms }) => terms)]));
  const words = wordsOf(further.flatMap(({ terms }) => terms));
  return new Set(words.filter((word) => !known.has(word) && !inDocuments.has(word)));
}

/** What stands in for a subject that no document has, by each of its names. */
const standInsOf = (related: readonly RelatedTerms[]) =>
  new Map(
    related
      .filter(({ areSubject }) => areSubject)
      .flatMap(({ terms, leadTo }) => terms.map((term) => [term, leadTo] as const)),
  );

/**
 * Lets related terms lead to all synonyms of their targets that documents say; where they lead to one
 * thing at most, then to what stands in for the nearest: 'filmmaker' to video editing where nothing
 * teaches filmmaking. Terms that still lead nowhere stay, since they count as known words. Targets are
 * looked up when they are read, since there are many and a query reads few.
 */
export function expandTargets(
  { glossary, related, wording }: Lexicon,
  isWord: (word: string) => boolean,
): Lexicon {
  const standIns = standInsOf(related);
  const isSaid = (key: string) => key.split(' ').every(isWord);
  const known = new Map<string, readonly string[]>();
  const saidNames = (keys: readonly string[]) => {
    const id = keys.join('|');
    const found =
      known.get(id) ??
      [...new Set(keys.flatMap((key) => [key, ...synonymsOf(glossary, key)]))].filter(isSaid);
    known.set(id, found);
    return found;
  };
  const saidOf = (things: RelatedTerms['leadTo']) =>
    things.map(saidNames).filter((names) => names.length > 0);
  const expandedOf = (leadTo: RelatedTerms['leadTo']) => {
    const said = saidOf(leadTo);
    const [nearest = []] = leadTo;
    const others = () => nearest.flatMap((key) => standIns.get(key) ?? []);
    return said.length > 1 ? said : [...said, ...saidOf(others())];
  };
  const expanded = (one: RelatedTerms): RelatedTerms => ({
    ...one,
    get leadTo() {
      return expandedOf(one.leadTo);
    },
  });
  return { glossary, related: related.map(expanded), wording };
}
