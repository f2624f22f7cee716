import { rarity, type WeighedClause } from '../ranking/scoreClauses.ts';
import { type Found, metClauses } from './findDocuments.ts';

/** The least share of a query that a partial match without a subject has to meet, with its head and without. */
const minShareWithHead = 0.4;
const minShareWithoutHead = 0.51;

const infinitive = /.{2}[aei]r(?:se)?$/u;

/**
 * The clause of the noun that a Spanish query is about, the first that is no infinitive: 'asado' of 'asado
 * argentino', 'lavadoras' of 'reparar lavadoras'. English has no such place: 'solar panels' is about
 * the sun, 'human anatomy' about anatomy.
 */
const headOf = (required: readonly WeighedClause[], language: string | undefined) =>
  language === 'es' ? required.find(({ asked }) => !infinitive.test(asked)) : undefined;

/**
 * Whether a partial match tells enough of the query, and more than headlines say: it has a subject that
 * the query names or leads to, or its head and two fifths of what the query asks, or more than half. A
 * word that no document has tells as much as the rarest.
 */
export function isConvincing(
  found: Found,
  documentCount: number,
  language: string | undefined,
): boolean {
  const { met, lacking } = metClauses(found);
  const worthOf = (some: readonly WeighedClause[]) =>
    some.reduce((sum, { weight }) => sum + (weight || rarity(documentCount, 0)), 0);
  const required = found.clauses.filter(({ isOptional }) => !isOptional);
  const head = headOf(required, language);
  const isHeadLacking = head !== undefined && lacking.includes(head);
  const minShare = isHeadLacking ? minShareWithoutHead : minShareWithHead;
  const tellsEnough =
    met.some(({ isSubject }) => isSubject) || worthOf(met) >= minShare * worthOf(required);
  return found.isInMain && tellsEnough;
}
