import { expectTypeOf, it } from 'vitest';
import type { KeyFact } from './KeyFacts.tsx';

it('draws nothing for what is unknown, and one drawing at most', () => {
  type Fact = { label: string; text: string };
  expectTypeOf<Fact & { isUnknown: true }>().toExtend<KeyFact>();
  expectTypeOf<Fact & { isUnknown: true; steps: 1 }>().not.toExtend<KeyFact>();
  expectTypeOf<Fact & { isUnknown: true; isRating: true }>().not.toExtend<KeyFact>();
  expectTypeOf<Fact & { isRating: true; steps: 1 }>().not.toExtend<KeyFact>();
});
