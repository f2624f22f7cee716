import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { emailSchema } from './emailSchema.ts';

const names = [
  'ana',
  "o'neil",
  'ana+cursos',
  'ana.maria_lopez-9',
  'ana.',
  '.ana',
  'a..b',
  'ana/ventas=mx',
  '!#$%&*?^`{|}~',
  '"ana"',
  'ñandú',
  'josé',
  'анна',
  '用户',
  'x'.repeat(64),
];
const domains = [
  'correo.com',
  'correo.com.mx',
  'mi-correo.example',
  'españa.es',
  'xn--espaa-rta.es',
  'почта.рф',
  '例え.テスト',
  'correo.museum',
  'sub.sub.correo.co',
  '[192.168.0.1]',
];
const addresses = names.flatMap((name) => domains.map((domain) => `${name}@${domain}`));

const problemOf = (email: string) => v.safeParse(emailSchema, email).issues?.[0]?.message;

describe('an email address', () => {
  it.each(addresses)('%s is taken', (address) => {
    expect(v.parse(emailSchema, ` ${address}\n`)).toBe(address);
  });

  it.each([
    'ana@correo.com\u200b',
    '\u202aana@correo.com\u202c',
    '\ufeffana@correo.com',
    'ana\u00ad@correo.com',
    '\u2066 ana@correo.com \u2069',
  ])('%j is taken without its invisible signs', (copied) => {
    expect(v.parse(emailSchema, copied)).toBe('ana@correo.com');
  });

  it.each([
    'ana',
    'ana@',
    '@correo.com',
    'ana@correo',
    'ana@.com',
    'ana@correo.',
    'ana@correo..test',
    'ana@correo.test.',
    'ana@.correo.test',
    'ana@correo...test',
    'ana@@correo.com',
    'ana@correo@com.mx',
    'ana maria@correo.com',
    'ana@correo .com',
    'ana,correo.com',
  ])("'%s' is unfinished", (text) => {
    expect(problemOf(text)).toBe('invalid.email');
  });

  it.each(['', ' ', '\t\n'])("'%s' is missing", (text) => {
    expect(problemOf(text)).toBe('invalid.emailMissing');
  });
});
