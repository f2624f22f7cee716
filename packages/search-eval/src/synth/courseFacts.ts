import { type CalendarDay, type Price, utcDay } from '@aulario/course-data';
import { usd } from '@aulario/course-data/testing';
import type { Random } from '@aulario/search/testing';
import { pickByShare, type SynthPlatform, shares } from './vocabulary.ts';

const { listPrices, certificatePrices, typicalRating, typicalMinutes } = shares;

function drawPrice(random: Random, platform: SynthPlatform): Price {
  const kind = pickByShare(random, shares.prices[platform]);
  if (kind === 'unknown') return { kind };
  if (kind === 'free') {
    const hasPrice = platform !== 'udemy' && random.isChance(0.8);
    return { kind, certificate: hasPrice ? usd(random.pick(certificatePrices)) : null };
  }
  const money = usd(random.pickEarly(listPrices));
  return { kind, money: random.isChance(0.04) ? { ...money, currency: 'EUR' } : money };
}

/** Approximates a normal distribution with mean 0 and deviation 1. */
const bell = (random: Random) =>
  (random.next() + random.next() + random.next() + random.next() - 2) * Math.sqrt(3);

const firstDay = Date.UTC(2012, 0, 1);
const lastDay = Date.UTC(2024, 11, 31);

function drawDay(random: Random): CalendarDay {
  const share = Math.sqrt(random.next());
  return utcDay(firstDay + share * (lastDay - firstDay));
}

function drawCertificate(random: Random, platform: SynthPlatform, price: Price): boolean | null {
  if (random.isChance(0.05)) return null;
  if (platform === 'udemy' && price.kind === 'free') return false;
  return random.isChance(shares.certified[platform]);
}

/** Draws the facts that a platform would state; some are unknown. */
export function drawFacts(random: Random, platform: SynthPlatform) {
  const known = shares.known[platform];
  const price = drawPrice(random, platform);
  const rating = Math.round((typicalRating[platform] + bell(random) * 0.4) * 10) / 10;
  const minutes = Math.round(typicalMinutes[platform] * Math.exp(bell(random) * 0.9));
  const level = pickByShare(random, shares.levels);
  return {
    level: level === 'unknown' ? null : level,
    price,
    rating: random.isChance(known.rating) ? Math.min(5, Math.max(1, rating)) : null,
    minutes: random.isChance(known.minutes) ? Math.max(10, minutes) : null,
    hasCertificate: drawCertificate(random, platform, price),
    published: random.isChance(known.published) ? drawDay(random) : null,
  };
}
