import {
  type Access,
  type AccessFact,
  type AccessPart,
  accessParts,
  type CalendarDay,
  type Cost,
  type Price,
  unknownAccess,
} from '@aulario/course-data';
import type { AccessRule } from '../providers/provider.ts';

/** The facts of a course to which a platform's rules are applied. */
export interface AccessInput {
  price: Price;
  hasCertificate: boolean | null;
  /** The access that the feed states. */
  feed: Readonly<Partial<Record<AccessPart, Cost>>>;
  /** The day on which the feed was read. */
  seenOn: CalendarDay;
}

interface AccessAnswer {
  access: Access;
  facts: readonly AccessFact[];
  hasCertificate: boolean | null;
}

/** A free price only covers the lessons; a certificate with a price is paid. */
function fromPrice(price: Price): Readonly<Partial<Record<AccessPart, Cost>>> {
  if (price.kind === 'unknown') return {};
  if (price.kind === 'paid') return { lessons: 'paid' };
  const { certificate } = price;
  const cost = certificate === null ? 'unknown' : certificate.amount === 0 ? 'free' : 'paid';
  return { lessons: 'free', certificate: cost };
}

/** What a feed states of a part, by itself or by its price; null where the two contradict each other. */
function fromFeed({ feed, price }: AccessInput, part: AccessPart): Cost | null {
  const stated = feed[part] ?? 'unknown';
  const priced = fromPrice(price)[part] ?? 'unknown';
  if (stated === 'unknown') return priced;
  return priced === 'unknown' || priced === stated ? stated : null;
}

/**
 * Determines the access of a course: as the feed states it, else by the platform's first rule for
 * this kind of price. 'unknown' without either, and when the feed contradicts itself.
 */
export function applyRules(given: AccessInput, rules: readonly AccessRule[]): AccessAnswer {
  // A paid course at price 0 has a coupon, so its price is unknown.
  const isCoupon = given.price.kind === 'paid' && given.price.money.amount === 0;
  const input: AccessInput = isCoupon ? { ...given, price: { kind: 'unknown' } } : given;
  const rule = rules.find(({ price }) => price === undefined || price === input.price.kind);
  // What a certificate costs is stated of courses that have one.
  const hasCost = ['free', 'paid'].includes(fromFeed(input, 'certificate') ?? '');
  const stated = input.hasCertificate ?? (hasCost ? true : null);
  const isRuledOut = stated === null && rule?.certificate === 'none';
  const hasCertificate = isRuledOut ? false : stated;
  const facts = accessParts.flatMap((part): AccessFact[] => {
    if (part === 'certificate' && hasCertificate === false) return [];
    const cost = fromFeed(input, part);
    if (cost === null) return [];
    if (cost !== 'unknown')
      return [{ part, cost, source: 'feed', checked: input.seenOn, page: null }];
    const ruled = rule?.[part] ?? 'unknown';
    if (rule === undefined || ruled === 'unknown' || ruled === 'none') return [];
    return [{ part, cost: ruled, source: 'rules', checked: rule.checked, page: rule.page }];
  });
  if (facts.length === 0) return { access: unknownAccess, facts, hasCertificate };
  const costOf = (part: AccessPart) => facts.find((fact) => fact.part === part)?.cost ?? 'unknown';
  const isRuled = isRuledOut || facts.some(({ source }) => source === 'rules');
  const days = facts.map(({ checked }) => checked);
  return {
    access: {
      lessons: costOf('lessons'),
      exercises: costOf('exercises'),
      certificate: costOf('certificate'),
      basis: {
        source: isRuled ? 'rules' : 'feed',
        checked:
          [...days, ...(isRuled && rule ? [rule.checked] : [])].toSorted()[0] ?? input.seenOn,
        reviewBy: isRuled ? (rule?.reviewBy ?? null) : null,
      },
    },
    facts,
    hasCertificate,
  };
}
