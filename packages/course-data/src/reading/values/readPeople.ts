import { readNames } from './readers.ts';

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Degrees, certificates and legal forms. */
const credentials = wordsIn(
  'mba phd dphil drph dba jd edd md med mdiv msc bsc ms bs ma ba bcom bengg mph pharmd rn esq jr sr cpa cfa ca pmp cissp inc llc ltd hons',
);

const roles = wordsIn(
  'analyst architect author ceo certified certificado certificada cfo coach consultant consultor consultora cto designer developer director educator engineer entrepreneur expert experto experta founder freelancer fundador fundadora ingeniero ingeniera instructor instructora manager mentor professional profesor profesora professor programmer scientist speaker specialist teacher trainer tutor',
);

/** What says more of a role: 'Lead', 'Data', 'Chartered'. */
const roleWords = wordsIn(
  'a and art associate award best business certificate chartered chief cloud co data de development digital e en english executive finance financial for full graphic head in independent information international java lead leadership licensed machine marketing master native network of official online procurement product project python registered sales security selling senior software solutions stack strategy system systems tech technical the web winning world y',
);

/** 'AWS', 'SAFe', 'PMI'. */
const isAcronym = (word: string): boolean => /^\p{Lu}[\p{Lu}\d]{1,4}\p{Ll}?$/u.test(word);

/** 'BCBA', 'PMI-ACP', 'MICE®', 'PSM II'. */
const letters = /^\p{Lu}[\p{Lu}\d.®™-]+(?:\s[IVX\d]+)?$/u;

/** What a role is at: 'Instructor at XR Bootcamp', 'Founder @ Campus'. */
const place = /\s(?:at|of|en|de)\s.*|\s?@.*/iu;

/** Whether an entry says what somebody is, and not who: 'MBA', 'BCBA', 'AWS Certified Developer'. */
function isTitle(entry: string): boolean {
  if (letters.test(entry)) return true;
  const words = entry
    .replace(place, '')
    .replace(/\.\s*/g, '')
    .match(/[\p{L}\p{N}]+/gu);
  if (words === null) return false;
  const isOf = (known: ReadonlySet<string>) => (word: string) => known.has(word.toLowerCase());
  const others = words.filter(
    (word) => ![credentials, roles, roleWords].some((known) => isOf(known)(word)),
  );
  if (!others.every(isAcronym)) return false;
  // 'MANOJ PARAB, PMP' without its comma is a name in capitals.
  const isMostlyKnown = others.length * 2 <= words.length;
  return words.some(isOf(roles)) || (words.some(isOf(credentials)) && isMostlyKnown);
}

/** What people write behind their names: '| AWS Certified', '• 75k+ students', '- 285,000+ students'. */
const praise = /(?:^|\s)[|•·｜].*|\s[-–—:]\s(?=\D*\d).*/u;

/** No person's name begins with an article: 'The BA Guide'. */
const brand = /^(?:the|el|la|los|las)\s/iu;

const person = /[|•·｜]\s*(\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{L}.’'-]*){1,2})$/u;

/** A name without the degrees behind its commas, 'Kit Doe, MSc, PhD'. 'Li, Ma' is a name. */
function withoutDegrees(name: string): string {
  const [, rest = '', last = ''] = /^(.+?),\s*([\p{L}.]+)$/u.exec(name) ?? [];
  const isDegree =
    credentials.has(last.replaceAll('.', '').toLowerCase()) && /\p{Lu}.*\p{Lu}/u.test(last);
  return isDegree ? withoutDegrees(rest) : name;
}

/** The name in an entry without praise, and who stands behind that of a brand: 'The BA Guide | Jeremy Aschenbrenner'. */
function namesIn(entry: string): string[] {
  const name = withoutDegrees(entry.replace(praise, '').trim());
  const [, behind = ''] = brand.test(name) ? (person.exec(entry) ?? []) : [];
  const isRole = behind
    .toLowerCase()
    .split(' ')
    .some((word) => roles.has(word) || roleWords.has(word));
  return behind === '' || isRole ? [name] : [name, behind];
}

const particles = wordsIn('da de del der di dos du el la las los van von y');

/** Whether a text reads like the name of a person: capitals, no role, no degree, no acronym, no number. */
function isLikeName(text: string): boolean {
  const words = text.split(/\s+/);
  const isKnown = (word: string) =>
    [credentials, roles, roleWords].some((known) =>
      known.has(word.replaceAll('.', '').toLowerCase()),
    );
  const isOfName = (word: string) =>
    particles.has(word) ||
    (/^\p{Lu}[\p{L}.’'-]*$/u.test(word) && !isAcronym(word) && !isKnown(word));
  return words.length > 1 && words.length < 6 && words.every(isOfName);
}

/**
 * A cell with people, without what stands behind '|' and is no name: one person writes praise there, several are
 * parted by it. 'Neal Davis | AWS Certified' is one. A list as JSON or Python print it stays as it is.
 */
export function withoutPraise(cell: unknown): unknown {
  if (typeof cell !== 'string' || !cell.includes('|') || cell.trim().startsWith('[')) return cell;
  const [first = '', ...behind] = cell.split('|');
  return [first, ...behind.filter((part) => isLikeName(part.trim()))].join('|');
}

/** A parenthesis over several entries: its commas were taken for those of the list. */
const cutParenthesis = /\s*\([^()]*\n[^()]*\)/g;

/**
 * Reads the distinct names of a list of people without what they write behind them; null without any.
 * 'Ana Pérez, MBA', split at its comma, is one person: an entry that is a title is nobody, unless it is the first.
 */
export function readPeople(value: unknown): string[] | null {
  const entries = (readNames(value) ?? []).join('\n').replace(cutParenthesis, '').split('\n');
  const names = entries.flatMap(namesIn);
  const people = names.filter((name, index) => name !== '' && (index === 0 || !isTitle(name)));
  return people.length === 0 ? null : [...new Set(people)];
}
