import { aCourse } from '@aulario/course-data/testing';
import type { Text } from '@aulario/frame/language/useTranslate.ts';
import { expect, it } from 'vitest';
import { differenceLine } from './differenceLine.ts';

/** Answers with the name of the text, or what is said in it. */
const text: Text = (id, values) => (values ? Object.values(values).join() : id);

const course = aCourse({ level: 'beginner', minutes: 600 });

it.each([
  [{}, ''],
  [{ language: 'en-US', level: 'advanced' as const }, 'Inglés · facet.level.advanced'],
  [{ price: { kind: 'free' as const, certificate: null } }, 'Similar.free'],
  [{ minutes: 60 }, 'Similar.shorter'],
  [{ language: null, price: { kind: 'unknown' as const }, minutes: 6000 }, 'Similar.longer'],
])('tells what is known to differ: %j', (change, line) => {
  expect(differenceLine(course, aCourse({ id: 'udemy:2', ...change }), text, 'es')).toBe(line);
});
