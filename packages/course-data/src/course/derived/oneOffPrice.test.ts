import { expect, test } from 'vitest';
import { aCourse, usd } from '../../testing/index.ts';
import type { Course } from '../course.ts';
import { unknownAccess } from '../unknownFacts.ts';
import { certificateCost, nothing, oneOffPrice } from './oneOffPrice.ts';

const paid = { price: { kind: 'paid', money: usd(1999) } } as const;
const free = (certificate: number | null): Partial<Course> => ({
  price: { kind: 'free', certificate: certificate === null ? null : usd(certificate) },
});
const ofFreeCertificate = { access: { ...unknownAccess, certificate: 'free' } } as const;

test.each<[string, Partial<Course>, unknown, unknown]>([
  ['is in the price', { platform: 'udemy', ...paid }, nothing, usd(1999)],
  ['is not in it elsewhere', { platform: 'edx', ...paid }, null, null],
  ['is free', { platform: 'edx', ...paid, ...ofFreeCertificate }, nothing, usd(1999)],
  ['costs', { platform: 'edx', ...free(4900) }, usd(4900), usd(4900)],
  ['costs what nobody recorded', { platform: 'edx', ...free(null) }, null, null],
  ['does not exist', { platform: 'udemy', ...paid, hasCertificate: false }, nothing, usd(1999)],
  ['of an unknown price', { platform: 'udemy', price: { kind: 'unknown' } }, null, null],
])('the certificate %s', (_, facts, certificate, together) => {
  const course = aCourse(facts);
  expect(certificateCost(course)).toEqual(certificate);
  expect(oneOffPrice(course, true)).toEqual(together);
});
