import type { Course, Level, Price } from '@aulario/course-data';
import { pickWeighted, type Random } from '@aulario/search/testing';

/** The platforms of generated courses. */
export type SynthPlatform = 'udemy' | 'coursera' | 'edx';

/** The non-text facts of a course. */
export type CourseFacts = Pick<
  Course,
  'level' | 'price' | 'rating' | 'minutes' | 'hasCertificate' | 'published'
>;

const usd = (amount: number) => ({ amount, currency: 'USD' });

const listPrices = [999, 1299, 1499, 1999, 2499, 2999, 3999, 4999, 5999, 8499, 9499, 12999, 19999];

type PriceKind = Price['kind'];

const priceKinds: Readonly<Record<SynthPlatform, readonly (readonly [PriceKind, number])[]>> = {
  udemy: [
    ['paid', 85],
    ['free', 8],
    ['unknown', 7],
  ],
  coursera: [
    ['unknown', 70],
    ['free', 20],
    ['paid', 10],
  ],
  edx: [
    ['free', 82],
    ['unknown', 11],
    ['paid', 7],
  ],
};

function drawPrice(random: Random, platform: SynthPlatform): Price {
  const kind = pickWeighted(random, priceKinds[platform]);
  if (kind === 'unknown') return { kind };
  if (kind === 'free') {
    const hasPrice = platform !== 'udemy' && random.isChance(0.8);
    return {
      kind,
      certificate: hasPrice ? usd(100 * random.pick([39, 49, 50, 99, 149, 199])) : null,
    };
  }
  const money = usd(random.pickEarly(listPrices));
  return { kind, money: random.isChance(0.04) ? { ...money, currency: 'EUR' } : money };
}

/** Per platform, the probability that a fact is known, and typical values. */
const habits = {
  udemy: { rated: 0.88, rating: 4.3, timed: 0.95, minutes: 210, dated: 0.97, certified: 0.9 },
  coursera: { rated: 0.85, rating: 4.6, timed: 0.72, minutes: 900, dated: 0.8, certified: 0.97 },
  edx: { rated: 0.12, rating: 4.5, timed: 0.6, minutes: 1500, dated: 0.88, certified: 0.95 },
} as const;

/** Approximates a normal distribution with mean 0 and deviation 1. */
const bell = (random: Random) =>
  (random.next() + random.next() + random.next() + random.next() - 2) * Math.sqrt(3);

const tenths = (value: number) => Math.round(value * 10) / 10;

const firstDay = Date.UTC(2012, 0, 1);
const lastDay = Date.UTC(2024, 11, 31);

function drawDay(random: Random): string {
  const share = Math.sqrt(random.next());
  return new Date(firstDay + share * (lastDay - firstDay)).toISOString().slice(0, 10);
}

function drawCertificate(random: Random, platform: SynthPlatform, price: Price): boolean | null {
  if (random.isChance(0.05)) return null;
  if (platform === 'udemy' && price.kind === 'free') return false;
  return random.isChance(habits[platform].certified);
}

const levels: readonly (readonly [Level | null, number])[] = [
  ['beginner', 36],
  [null, 40],
  ['intermediate', 17],
  ['advanced', 7],
];

/** Draws the facts that a platform would state; some are unknown. */
export function drawFacts(random: Random, platform: SynthPlatform): CourseFacts {
  const habit = habits[platform];
  const price = drawPrice(random, platform);
  const rating = Math.min(5, Math.max(1, tenths(habit.rating + bell(random) * 0.4)));
  const minutes = Math.max(10, Math.round(habit.minutes * Math.exp(bell(random) * 0.9)));
  return {
    level: pickWeighted(random, levels),
    price,
    rating: random.isChance(habit.rated) ? rating : null,
    minutes: random.isChance(habit.timed) ? minutes : null,
    hasCertificate: drawCertificate(random, platform, price),
    published: random.isChance(habit.dated) ? drawDay(random) : null,
  };
}
