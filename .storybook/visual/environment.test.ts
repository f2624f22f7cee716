import { describe, expect, it } from 'vitest';
import { type Environment, environmentOf, verdictOn } from './environment.ts';

const taken = environmentOf('153.0.8010.0');

describe('environmentOf', () => {
  it('names the platform, the browser and the checksum of each face', () => {
    expect(taken.platform).toBe(`${process.platform}-${process.arch}`);
    expect(taken.browser).toBe('153.0.8010.0');
    expect(Object.keys(taken.fonts)).toEqual(['gabarito.woff2', 'rosario.woff2']);
    for (const sum of Object.values(taken.fonts)) expect(sum).toMatch(/^[\w-]{43}$/);
  });
});

const differenceFrom = (before: Environment, present: Environment) =>
  verdictOn(before, present, false).reason;

describe('the reason', () => {
  it('is none in the same environment', () => {
    expect(differenceFrom(taken, environmentOf('153.0.8010.0'))).toBeNull();
  });

  it('names another browser', () => {
    expect(differenceFrom(taken, environmentOf('154.0.1.0'))).toBe(
      'The baselines were taken with another browser (153.0.8010.0).',
    );
  });

  it('names changed, missing and additional fonts', () => {
    const { 'rosario.woff2': rosario = '', ...without } = taken.fonts;
    for (const fonts of [
      { ...taken.fonts, 'rosario.woff2': `${rosario}0` },
      without,
      { ...taken.fonts, 'third.woff2': rosario },
    ]) {
      expect(differenceFrom(taken, { ...taken, fonts })).toBe(
        'The baselines were taken with another fonts.',
      );
    }
  });

  it('names everything that differs', () => {
    const elsewhere = { ...environmentOf('140.0'), platform: 'plan9-mips' };
    expect(differenceFrom(taken, elsewhere)).toBe(
      `The baselines were taken with another platform (${taken.platform}) and browser (153.0.8010.0).`,
    );
  });
});

describe('verdictOn', () => {
  const elsewhere = environmentOf('154.0.1.0');
  const reason = 'The baselines were taken with another browser (153.0.8010.0).';

  it.each([true, false])('compares in the same environment (CI: %s)', (isCi) => {
    expect(verdictOn(taken, environmentOf('153.0.8010.0'), isCi)).toEqual({
      reason: null,
      isFailure: false,
    });
  });

  it('compares nothing in another one, and fails only in CI', () => {
    expect(verdictOn(taken, elsewhere, false)).toEqual({ reason, isFailure: false });
    expect(verdictOn(taken, elsewhere, true)).toEqual({ reason, isFailure: true });
  });

  it.each([true, false])('fails without baselines (CI: %s)', (isCi) => {
    expect(verdictOn(null, elsewhere, isCi)).toMatchObject({ isFailure: true });
  });
});
