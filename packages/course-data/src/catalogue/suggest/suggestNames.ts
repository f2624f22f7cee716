import { foldText, type SearchIndex } from '@aulario/search';
import { categories } from '../../course/categories.ts';
import { spanishCategoryNames } from '../../course/categoryNames.ts';
import type { SuggestQuery } from '../port/catalogue.ts';
import { type Suggestion, subjectIn } from '../port/catalogueAnswers.ts';
import type { ReaderLanguage } from '../port/catalogueQuery.ts';
import { namedSubject, subjectNames } from '../subjects/subjectNames.ts';

/** The kinds of names that many courses share, and at most how many of each are suggested. */
const mostOf = { subject: 4, category: 1, platform: 1, institution: 1 } as const;
type NameKind = keyof typeof mostOf;
const kinds: readonly NameKind[] = ['subject', 'category', 'platform', 'institution'];

/** Fewer letters begin too many names: they only suggest subjects. */
const minLetters = 3;
/**
 * Fewer letters suggest what is called or meant by another word only where no name reads so: 'gui' of
 * 'guidance', 'mar' for 'Mars'.
 */
const minLettersOfOther = 4;

/** A name, prepared for lookup at every keystroke. */
interface PreparedName {
  kind: NameKind;
  textIn: (language: ReaderLanguage) => string;
  /** All forms, folded, a line each, with a space before each form and word. */
  forms: string;
  total: number;
}

const foldedForms = (forms: readonly string[]) =>
  ['', ...forms.map((form) => ` ${foldText(form)}`), ''].join('\n');

/** How a name meets what is typed: as one of its forms, as the reader sees it, or in another form. */
const byNearness = ['whole', 'seen', 'other'] as const;

function nearnessOf(
  { forms, textIn }: PreparedName,
  typed: string,
  language: ReaderLanguage,
): (typeof byNearness)[number] {
  if (forms.includes(`\n${typed}\n`)) return 'whole';
  return ` ${foldText(textIn(language))}`.includes(typed) ? 'seen' : 'other';
}

/** The names; of few letters, those that do not read as typed only where there are no others. */
function withoutOthers(names: readonly PreparedName[], text: string, language: ReaderLanguage) {
  if (text.length >= minLettersOfOther) return names;
  const seen = names.filter((one) => nearnessOf(one, ` ${foldText(text)}`, language) !== 'other');
  return seen.length > 0 ? seen : names;
}

function subjectsOf(index: SearchIndex): PreparedName[] {
  return index.names('subject').map(({ texts: [subject = ''], total }) => {
    const named = namedSubject(subject);
    return {
      kind: 'subject',
      textIn: (language) => subjectIn(named, language),
      forms: foldedForms(subjectNames(subject)),
      total,
    };
  });
}

function categoriesOf(index: SearchIndex): PreparedName[] {
  return index.names('category').flatMap(({ texts, total }) => {
    const category = categories.find((one) => one === texts[0]);
    if (category === undefined) return [];
    const [spanish] = spanishCategoryNames[category];
    return {
      kind: 'category',
      textIn: (language) => (language === 'es' ? spanish : category),
      forms: foldedForms(texts),
      total,
    };
  });
}

const namesOf = (index: SearchIndex, kind: 'platform' | 'institution'): PreparedName[] =>
  index.names(kind).map(({ texts, total }) => ({
    kind,
    textIn: () => texts[0] ?? '',
    forms: foldedForms(texts),
    total,
  }));

/** Merges names that read the same to the reader: 'Photography' and 'Fotografía'. */
function distinct(names: readonly PreparedName[], language: ReaderLanguage): Suggestion[] {
  const byText = new Map<string, Suggestion>();
  for (const { kind, textIn, total } of names) {
    const text = textIn(language);
    // Courses may have both names, so that the larger number is certain and the sum is not.
    if (!byText.has(text)) byText.set(text, { kind, text, language: null, total });
  }
  return [...byText.values()];
}

/**
 * Returns a function that suggests names that many courses share: those with a word that starts with
 * the typed text, and the subjects that the text means ('fotos'). In the order of the kinds, the name that
 * is typed first, then those that the reader sees begin so, then by other names; most courses first, each
 * name once.
 */
export function nameSuggester(index: SearchIndex): (query: SuggestQuery) => Suggestion[] {
  const prepared = [
    ...subjectsOf(index),
    ...categoriesOf(index),
    ...namesOf(index, 'platform'),
    ...namesOf(index, 'institution'),
  ];
  return ({ text, language }) => {
    const typed = ` ${foldText(text)}`;
    const asked = text.length < minLetters ? kinds.slice(0, 1) : kinds;
    const begun = prepared.filter(({ forms }) => forms.includes(typed));
    const meant = text.length < minLetters ? [] : index.subjectsMeant(text);
    const led = meant.flatMap((subject) => {
      const forms = foldedForms(subjectNames(subject));
      return prepared.filter((one) => one.kind === 'subject' && one.forms === forms);
    });
    const found = asked.flatMap((kind) => {
      const own = begun.filter((one) => one.kind === kind);
      const met = kind === 'subject' ? [...own, ...led] : own;
      const all = withoutOthers(met, text, language);
      const rank = (one: PreparedName) => byNearness.indexOf(nearnessOf(one, typed, language));
      const ordered = all.toSorted(
        (one, other) => rank(one) - rank(other) || other.total - one.total,
      );
      return distinct(ordered, language).slice(0, mostOf[kind]);
    });
    return found.filter(
      ({ text: name }, place) => found.findIndex((one) => one.text === name) === place,
    );
  };
}
