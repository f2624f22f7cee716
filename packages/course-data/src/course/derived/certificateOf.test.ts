import { expect, test } from 'vitest';
import { aCourse, usd } from '../../testing/index.ts';
import type { Cost, Course } from '../course.ts';
import { unknownAccess } from '../unknownFacts.ts';
import { certificateOf } from './certificateOf.ts';

const costs = (certificate: Cost): Partial<Course> => ({
  access: { ...unknownAccess, certificate },
});
const free = (certificate: number | null): Partial<Course> => ({
  price: { kind: 'free', certificate: certificate === null ? null : usd(certificate) },
});
const paid: Partial<Course> = { price: { kind: 'paid', money: usd(1999) } };

test.each<[Partial<Course>, string]>([
  [{}, 'unknown'],
  [{ hasCertificate: true }, 'yes'],
  [{ hasCertificate: false }, 'no'],
  [costs('paid'), 'paid'],
  [{ ...costs('free'), hasCertificate: true }, 'free'],
  [{ ...costs('paid'), hasCertificate: false }, 'no'],
  [free(null), 'unknown'],
  [free(4900), 'yes'],
  [{ ...free(4900), ...costs('paid') }, 'paid'],
  [{ ...paid, ...costs('paid'), platform: 'udemy' }, 'included'],
  [{ ...paid, ...costs('free'), platform: 'udemy' }, 'free'],
  [{ ...paid, hasCertificate: false, platform: 'udemy' }, 'no'],
  [{ ...paid, ...costs('paid') }, 'paid'],
])('of %j it is %s', (facts, state) => {
  expect(certificateOf(aCourse({ platform: 'edx', ...facts }))).toBe(state);
});
