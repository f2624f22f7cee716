import { describe, expect, it } from 'vitest';
import { environmentOf, mismatchOf } from './environment.ts';

const taken = environmentOf('153.0.8010.0');

describe('mismatchOf', () => {
  it('is none in the same environment', () => {
    expect(mismatchOf(taken, environmentOf('153.0.8010.0'))).toBeNull();
  });

  it.each([
    ['browser', '154.0.1.0', 'browser 153.0.8010.0'],
    ['platform', 'plan9-mips', `platform ${taken['platform']}`],
    ['rosario.woff2', 'another', `rosario.woff2 ${taken['rosario.woff2']}`],
    ['new.woff2', 'another', 'new.woff2 absent'],
  ])('names another %s', (name, value, said) => {
    const reason = `The pictures were taken with ${said}.`;
    expect(mismatchOf(taken, { ...taken, [name]: value })).toBe(reason);
  });
});
