import { describe, expect, it } from 'vitest';
import { environmentOf, verdictOn } from './environment.ts';

const taken = environmentOf('153.0.8010.0');
const elsewhere = { ...taken, browser: '154.0.1.0', platform: 'plan9-mips' };

describe('verdictOn', () => {
  it.each([true, false])('compares in the same environment (CI: %s)', (isCi) => {
    expect(verdictOn(taken, environmentOf('153.0.8010.0'), isCi)).toEqual({
      reason: null,
      isFailure: false,
    });
  });

  it.each([true, false])('compares nothing in another one, and fails only in CI (%s)', (isCi) => {
    const reason = `The baselines were taken with another platform (${taken.platform}) and browser (153.0.8010.0).`;
    expect(verdictOn(taken, elsewhere, isCi)).toEqual({ reason, isFailure: isCi });
  });

  it('compares nothing with other fonts', () => {
    const fonts = { ...taken.fonts, 'rosario.woff2': 'another' };
    expect(verdictOn(taken, { ...taken, fonts }, false).reason).toContain('fonts');
  });

  it.each([true, false])('fails without baselines (CI: %s)', (isCi) => {
    expect(verdictOn(null, elsewhere, isCi)).toMatchObject({ isFailure: true });
  });
});
