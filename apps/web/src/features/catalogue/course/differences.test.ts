import { aCourse } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import es from '../../../locales/es.json' with { type: 'json' };
import type { Text } from '../../language/useText.ts';
import { differences } from './differences.ts';

const text: Text = (id, values = {}) =>
  es[id].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

const course = aCourse({ level: 'beginner', minutes: 600 });

it.each([
  [aCourse({ id: 'udemy:2' }), ''],
  [aCourse({ id: 'udemy:3', language: 'en-US', level: 'advanced' }), 'En inglés · nivel avanzado'],
  [aCourse({ id: 'udemy:4', price: { kind: 'free', certificate: null } }), 'Gratis'],
  [aCourse({ id: 'udemy:5', minutes: 60 }), 'Más corto'],
  [
    aCourse({ id: 'udemy:6', language: null, price: { kind: 'unknown' }, minutes: 6000 }),
    'Más largo',
  ],
])('tells what is known to differ (%#)', (other, line) => {
  expect(differences(course, other, text, 'es')).toBe(line);
});
