import { rem } from './scale.ts';

/** Gabarito, for headings, titles, buttons and amounts. */
export const display = '"Gabarito", "Gabarito fallback", "Trebuchet MS", sans-serif';

/**
 * Rosario, for running text. It ends a `font` shorthand, which resets numerals, so it sets lining
 * numerals again: Rosario's default ones are old-style.
 */
export const body =
  '"Rosario", "Rosario fallback", "Segoe UI", sans-serif; font-variant-numeric: lining-nums';

/** Font sizes, named in px at the default font size, for exceptions from the roles of `type`. */
export const fontSize = {
  s14: rem(14),
  s15: rem(15),
  s16: rem(16),
  s17: rem(17),
  s18: rem(18),
  s19: rem(19),
  s20: rem(20),
  s22: rem(22),
  s24: rem(24),
  s26: rem(26),
  s32: rem(32),
  s44: rem(44),
} as const;

const heading = 'letter-spacing: -0.01em; text-wrap: balance;';

/** Text roles as CSS declarations for styled components. */
export const type = {
  mural: `font: 750 clamp(${rem(44)}, 7.2vw, ${rem(104)}) / 0.92 ${display}; letter-spacing: -0.025em;`,
  landingHeading: `font: 650 clamp(${rem(30)}, 3.4vw, ${rem(44)}) / 1.12 ${display}; ${heading}`,
  ctaHeading: `font: 650 clamp(${rem(36)}, 4.6vw, ${rem(60)}) / 1.12 ${display}; ${heading}`,
  h1: `font: 650 clamp(${rem(32)}, 3.1vw, ${rem(40)}) / 1.12 ${display}; ${heading}`,
  h2: `font: 650 ${rem(28)} / 1.12 ${display}; ${heading}`,
  h3: `font: 650 ${rem(20)} / 1.25 ${display}; ${heading}`,
  cardTitle: `font: 600 ${rem(15)} / 1.36 ${display}; letter-spacing: 0.025em; text-transform: uppercase;`,
  price: `font: 650 ${rem(19)} / 1 ${display}; font-variant-numeric: lining-nums tabular-nums;`,
  button: `font: 600 ${rem(17)} / 1.2 ${display};`,
  buttonBig: `font: 600 ${rem(20)} / 1.2 ${display};`,
  label: `font: 600 ${rem(16)} / 1.3 ${display};`,
  lead: `font: 400 ${rem(20)} / 1.4 ${body};`,
  body: `font: 400 ${rem(17)} / 1.5 ${body};`,
  small: `font: 400 ${rem(15)} / 1.35 ${body};`,
  /** The smallest text size. */
  doorLabel: `font: 500 ${rem(14)} / 1.2 ${display};`,
} as const;

/** The maximum line length of running text. */
export const measure = '34em';
