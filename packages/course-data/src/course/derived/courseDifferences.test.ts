import { expect, it } from 'vitest';
import { aCourse, usd } from '../../testing/builders.ts';
import type { Money } from '../course.ts';
import { courseDifferences } from './courseDifferences.ts';

const course = aCourse({ level: 'beginner', minutes: 600 });
const paid = (money: Money) => ({ kind: 'paid', money }) as const;
const free = { kind: 'free', certificate: null } as const;

it.each([
  [{}, []],
  [{ language: 'es-MX', level: null, minutes: null, price: { kind: 'unknown' as const } }, []],
  [{ language: 'ES' }, []],
  [{ language: 'en-US' }, [{ kind: 'language', language: 'en-US' }]],
  [{ price: free }, [{ kind: 'price', price: 'free' }]],
  [{ price: paid(usd(1500)) }, []],
  [{ price: paid(usd(1600)) }, [{ kind: 'price', price: 'dearer' }]],
  [{ price: paid(usd(1000)) }, [{ kind: 'price', price: 'cheaper' }]],
  [{ price: paid({ amount: 9000, currency: 'EUR' }) }, []],
  [{ level: 'advanced' as const }, [{ kind: 'level', level: 'advanced' }]],
  [{ minutes: 60 }, [{ kind: 'time', time: 'shorter' }]],
  [{ minutes: 6000 }, [{ kind: 'time', time: 'longer' }]],
])('finds what is known to differ: %j', (change, differences) => {
  const known = { level: 'beginner', minutes: 600 } as const;
  const other = aCourse({ id: 'udemy:2', ...known, ...change });
  expect(courseDifferences(course, other)).toEqual(differences);
});
