import { expect, it } from 'vitest';
import { readLdCourse } from './readLdCourse.ts';

const usd = { price: '39', priceCurrency: 'USD' };
const paid = { kind: 'paid', money: { amount: 3900, currency: 'USD' } };
const unknown = { kind: 'unknown' };
const workloads = (...values: readonly string[]) => ({
  hasCourseInstance: values.map((courseWorkload) => ({ courseWorkload })),
});

it.each([
  [{ offers: usd }, { price: paid }],
  [
    { offers: { ...usd, priceSpecification: { price: 39, unitText: 'MONTH' } } },
    { price: unknown },
  ],
  [{ offers: { ...usd, priceSpecification: [{ billingDuration: 'P1M' }] } }, { price: unknown }],
  [{ offers: { ...usd, priceSpecification: { unitCode: 'C62' } } }, { price: paid }],
  [{ educationalLevel: 'Beginner' }, { level: 'beginner' }],
  [{ educationalLevel: ['Principiante', { name: 'Beginner' }] }, { level: 'beginner' }],
  [{ educationalLevel: ['Beginner', 'Advanced'] }, { level: null }],
  [workloads('PT10H', 'PT10H'), { minutes: 600 }],
  [workloads('PT10H', 'PT20H'), { minutes: null }],
  [
    { educationalCredentialAwarded: 'Certificate' },
    { hasCertificate: true, certificateName: 'Certificate' },
  ],
  [
    { educationalCredentialAwarded: 'No certificate' },
    { hasCertificate: false, certificateName: null },
  ],
])('reads %j as %j', (record, facts) => {
  expect(readLdCourse({ '@type': 'Course', name: 'Piano', ...record })).toMatchObject(facts);
});
