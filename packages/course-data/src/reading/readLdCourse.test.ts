import { expect, it } from 'vitest';
import { readLdCourse } from './readLdCourse.ts';

const usd = { price: '39', priceCurrency: 'USD' };
const paid = { kind: 'paid', money: { amount: 3900, currency: 'USD' } };
const unknown = { kind: 'unknown' };
const workloads = (...values: readonly string[]) => ({
  hasCourseInstance: values.map((courseWorkload) => ({ courseWorkload })),
});

const schedules = (...values: readonly object[]) => ({
  hasCourseInstance: values.map((courseSchedule) => ({ courseSchedule })),
});

it.each([
  [{ offers: usd }, { price: paid }],
  [
    { offers: { ...usd, priceSpecification: { price: 39, unitText: 'MONTH' } } },
    { price: unknown },
  ],
  [{ offers: { ...usd, priceSpecification: [{ billingDuration: 'P1M' }] } }, { price: unknown }],
  [{ offers: { ...usd, priceSpecification: { unitCode: 'C62' } } }, { price: paid }],
  [
    { offers: [usd, { price: '29', priceCurrency: 'USD' }, { ...usd, price: 0.5 }] },
    { price: { money: { amount: 50 } } },
  ],
  [{ offers: [usd, { price: '8500', priceCurrency: 'INR' }] }, { price: unknown }],
  [{ offers: [usd, { ...usd, price: 9, priceValidUntil: '2024-01-31' }] }, { price: paid }],
  [
    { offers: [usd, { ...usd, price: 9, availability: 'https://schema.org/SoldOut' }] },
    { price: paid },
  ],
  [{ offers: { ...usd, validThrough: '2024-01-31T23:59:00Z' } }, { price: unknown }],
  [{ offers: { ...usd, priceValidUntil: '2024-06-01' } }, { price: paid }],
  [
    { coursePrerequisites: ['Python', 'https://campus.example/c/1'] },
    { prerequisites: ['Python'] },
  ],
  [{ educationalLevel: 'Beginner' }, { level: 'beginner' }],
  [{ educationalLevel: ['Principiante', { name: 'Beginner' }] }, { level: 'beginner' }],
  [{ educationalLevel: ['Beginner', 'Advanced'] }, { level: null }],
  [workloads('PT10H', 'PT10H'), { minutes: 600 }],
  [workloads('PT10H', 'PT20H'), { minutes: null }],
  [
    schedules({ repeatFrequency: 'Weekly', repeatCount: 4, duration: 'PT3H' }),
    { weeks: { min: 4, max: 4 }, weeklyHours: { min: 3, max: 3 }, minutes: null },
  ],
  [
    schedules({ repeatFrequency: 'P1W', repeatCount: '12' }),
    { weeks: { min: 12, max: 12 }, weeklyHours: null },
  ],
  [
    schedules({ repeatFrequency: 'Daily', repeatCount: 31, duration: 'PT3H' }),
    { weeks: null, weeklyHours: null, minutes: null },
  ],
  [
    schedules({ repeatFrequency: 'Weekly', duration: 'PT3H' }),
    { weeks: null, weeklyHours: null, minutes: null },
  ],
  [
    schedules(
      { repeatFrequency: 'Weekly', repeatCount: 4 },
      { repeatFrequency: 'Weekly', repeatCount: 8 },
    ),
    { weeks: null },
  ],
  [
    { educationalCredentialAwarded: 'Certificate' },
    { hasCertificate: true, certificateName: 'Certificate' },
  ],
  [
    { educationalCredentialAwarded: 'No certificate' },
    { hasCertificate: false, certificateName: null },
  ],
])('reads %j as %j', (record, facts) => {
  const course = { '@type': 'Course', name: 'Piano', ...record };
  expect(readLdCourse(course, undefined, '2024-05-01')).toMatchObject(facts);
});
