/** Gabarito, for headings, titles, buttons and amounts. */
export const display = '"Gabarito", "Gabarito fallback", "Trebuchet MS", sans-serif';

/**
 * Rosario, for running text. It ends a `font` shorthand, which resets numerals, so it sets lining
 * numerals again: Rosario's default ones are old-style.
 */
export const body =
  '"Rosario", "Rosario fallback", "Segoe UI", sans-serif; font-variant-numeric: lining-nums';

/** Font sizes in px, for exceptions from the roles of `type`. */
export const fontSize = {
  s14: '14px',
  s15: '15px',
  s16: '16px',
  s17: '17px',
  s18: '18px',
  s19: '19px',
  s20: '20px',
  s22: '22px',
  s24: '24px',
  s26: '26px',
  s32: '32px',
  s44: '44px',
} as const;

const heading = 'letter-spacing: -0.01em; text-wrap: balance;';

/** Text roles as CSS declarations for styled components. */
export const type = {
  mural: `font: 750 clamp(44px, 7.2vw, 104px) / 0.92 ${display}; letter-spacing: -0.025em;`,
  landingHeading: `font: 650 clamp(30px, 3.4vw, 44px) / 1.12 ${display}; ${heading}`,
  ctaHeading: `font: 650 clamp(36px, 4.6vw, 60px) / 1.12 ${display}; ${heading}`,
  h1: `font: 650 clamp(32px, 3.1vw, 40px) / 1.12 ${display}; ${heading}`,
  h2: `font: 650 28px / 1.12 ${display}; ${heading}`,
  h3: `font: 650 20px / 1.25 ${display}; ${heading}`,
  cardTitle: `font: 600 15px / 1.36 ${display}; letter-spacing: 0.025em; text-transform: uppercase;`,
  price: `font: 650 19px / 1 ${display}; font-variant-numeric: lining-nums tabular-nums;`,
  button: `font: 600 17px / 1.2 ${display};`,
  buttonBig: `font: 600 20px / 1.2 ${display};`,
  label: `font: 600 16px / 1.3 ${display};`,
  lead: `font: 400 20px / 1.4 ${body};`,
  body: `font: 400 17px / 1.5 ${body};`,
  small: `font: 400 15px / 1.35 ${body};`,
  /** The smallest text size. */
  doorLabel: `font: 500 14px / 1.2 ${display};`,
} as const;

/** The maximum line length of running text. */
export const measure = '34em';
