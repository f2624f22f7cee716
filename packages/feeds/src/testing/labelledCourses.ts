import type { Cost, Money, Price } from '@aulario/course-data';
import type { AccessInput } from '../access/applyRules.ts';

/** A course with the access that a person determined from the feed and the platform's rules. */
export interface LabelledCourse {
  what: string;
  provider: string;
  input: Omit<AccessInput, 'seenOn'>;
  lessons: Cost;
  exercises: Cost;
  /** 'none': there is no certificate. */
  certificate: Cost | 'none';
}

const usd = (amount: number): Money => ({ amount, currency: 'USD' });
const paid = (amount: number): Price => ({ kind: 'paid', money: usd(amount) });
const free = (certificate: number | null = null): Price => ({
  kind: 'free',
  certificate: certificate === null ? null : usd(certificate),
});
const unknown: Price = { kind: 'unknown' };

const course = (
  what: string,
  provider: string,
  price: Price,
  [lessons, exercises, certificate]: readonly [Cost, Cost, Cost | 'none'],
  change: Partial<AccessInput> = {},
): LabelledCourse => ({
  what,
  provider,
  input: { price, hasCertificate: null, feed: {}, ...change },
  lessons,
  exercises,
  certificate,
});

const amounts = [100, 999, 1299, 1999, 5499, 9999, 19_999];
const certificates = [1500, 1900, 2500, 2900, 4900, 5000, 7500, 11_900, 14_900];

/** Manually labelled: the access of each kind of course of each platform. */
export const labelledCourses: readonly LabelledCourse[] = [
  // Udemy: paid courses include everything; free courses have no certificate.
  ...amounts.map((amount) =>
    course(`paid, ${amount}`, 'udemy', paid(amount), ['paid', 'paid', 'paid']),
  ),
  ...amounts.map((amount) =>
    course(`paid, ${amount}, certificate stated`, 'udemy', paid(amount), ['paid', 'paid', 'paid'], {
      hasCertificate: true,
    }),
  ),
  ...amounts.map((amount) =>
    course(
      `paid, ${amount}, no certificate stated`,
      'udemy',
      paid(amount),
      ['paid', 'paid', 'none'],
      { hasCertificate: false },
    ),
  ),
  course('free', 'udemy', free(), ['free', 'unknown', 'none']),
  course('free, no certificate stated', 'udemy', free(), ['free', 'unknown', 'none'], {
    hasCertificate: false,
  }),
  course('free, a certificate stated', 'udemy', free(), ['free', 'unknown', 'unknown'], {
    hasCertificate: true,
  }),
  course('price unknown', 'udemy', unknown, ['unknown', 'unknown', 'unknown']),
  course('for nothing with a coupon', 'udemy', paid(0), ['unknown', 'unknown', 'unknown']),
  // edX: the audit track is free, the certificate is sold.
  ...certificates.map((amount) =>
    course(`audit, certificate ${amount}`, 'edx', free(amount), ['free', 'unknown', 'paid']),
  ),
  ...certificates.map((amount) =>
    course(
      `audit, certificate ${amount}, stated`,
      'edx',
      free(amount),
      ['free', 'unknown', 'paid'],
      {
        hasCertificate: true,
      },
    ),
  ),
  ...certificates.map((amount) =>
    course(
      `audit, ${amount}, but no certificate stated`,
      'edx',
      free(amount),
      ['free', 'unknown', 'none'],
      { hasCertificate: false },
    ),
  ),
  course('audit, certificate of unknown price', 'edx', free(), ['free', 'unknown', 'paid']),
  course('professional, paid', 'edx', paid(30_000), ['paid', 'unknown', 'unknown']),
  course('price unknown', 'edx', unknown, ['unknown', 'unknown', 'unknown']),
  // Coursera: whether a course can be audited is unknown; the certificate is sold.
  course('price unknown', 'coursera', unknown, ['unknown', 'unknown', 'paid']),
  course('certificates listed', 'coursera', unknown, ['unknown', 'unknown', 'paid'], {
    hasCertificate: true,
  }),
  course('no certificates listed', 'coursera', unknown, ['unknown', 'unknown', 'none'], {
    hasCertificate: false,
  }),
  ...amounts.map((amount) =>
    course(`paid, ${amount}`, 'coursera', paid(amount), ['paid', 'unknown', 'paid']),
  ),
  course('called free by another feed', 'coursera', free(), ['free', 'unknown', 'paid']),
  // MIT Learn, MOOChub and pages: no rules, so the feed alone counts.
  ...['learn.mit.edu', 'open.hpi.de', 'imoox.at', 'upmx.upm.es', 'jsonld'].flatMap((provider) => [
    course('nothing stated', provider, unknown, ['unknown', 'unknown', 'unknown']),
    course('free', provider, free(), ['free', 'unknown', 'unknown']),
    course('free with a priced certificate', provider, free(10_000), ['free', 'unknown', 'paid']),
    course('free with a free certificate', provider, free(0), ['free', 'unknown', 'free']),
    course('free without certificate', provider, free(), ['free', 'unknown', 'none'], {
      hasCertificate: false,
    }),
    course('paid', provider, paid(4900), ['paid', 'unknown', 'unknown']),
    course('paid, a certificate stated', provider, paid(4900), ['paid', 'unknown', 'unknown'], {
      hasCertificate: true,
    }),
    course('for nothing today only', provider, paid(0), ['unknown', 'unknown', 'unknown']),
    course('price unknown, certificate free', provider, unknown, ['unknown', 'unknown', 'free'], {
      feed: { certificate: 'free' },
    }),
    course('price unknown, certificate sold', provider, unknown, ['unknown', 'unknown', 'paid'], {
      feed: { certificate: 'paid' },
    }),
  ]),
  // Contradictory feeds.
  ...['udemy', 'edx', 'coursera', 'jsonld'].flatMap((provider) => [
    course(
      'paid, lessons called free',
      provider,
      paid(999),
      [
        'unknown',
        provider === 'udemy' ? 'paid' : 'unknown',
        provider === 'udemy' || provider === 'coursera' ? 'paid' : 'unknown',
      ],
      { feed: { lessons: 'free' } },
    ),
    course(
      'certificate called free and priced',
      provider,
      free(4900),
      ['free', 'unknown', provider === 'udemy' ? 'none' : 'unknown'],
      { feed: { certificate: 'free' } },
    ),
  ]),
];
