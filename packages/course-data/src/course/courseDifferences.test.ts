// @vitest-environment node
import { expect, it } from 'vitest';
import { aCourse } from '../testing/builders.ts';
import { courseDifferences } from './courseDifferences.ts';

const course = aCourse({ level: 'beginner', minutes: 600 });
const free = { kind: 'free', certificate: null } as const;

it.each([
  [{}, []],
  [{ language: 'es-MX', level: null, minutes: null, price: { kind: 'unknown' as const } }, []],
  [{ language: 'en-US' }, [{ kind: 'language', language: 'en-US' }]],
  [{ price: free }, [{ kind: 'price', price: 'free' }]],
  [{ level: 'advanced' as const }, [{ kind: 'level', level: 'advanced' }]],
  [{ minutes: 60 }, [{ kind: 'time', time: 'shorter' }]],
  [{ minutes: 6000 }, [{ kind: 'time', time: 'longer' }]],
])('finds what is known to differ: %j', (change, differences) => {
  const known = { level: 'beginner', minutes: 600 } as const;
  const other = aCourse({ id: 'udemy:2', ...known, ...change });
  expect(courseDifferences(course, other)).toEqual(differences);
});
