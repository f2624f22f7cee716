import { rem } from './scale.ts';

/** Gabarito, for headings, titles, buttons and amounts. */
export const display = '"Gabarito", "Gabarito fallback", "Trebuchet MS", sans-serif';

/**
 * Rosario, for running text. It ends a `font` shorthand, which resets numerals, so it sets lining
 * numerals again: Rosario's default ones are old-style.
 */
export const body =
  '"Rosario", "Rosario fallback", "Segoe UI", sans-serif; font-variant-numeric: lining-nums';

/** The sizes of text, by role. Headings of a page are larger, and grow with the window. */
export const fontSize = {
  /** The smallest. */
  caption: rem(14),
  small: rem(15),
  label: rem(16),
  body: rem(17),
  lead: rem(20),
  title: rem(24),
} as const;

/** The sizes of headings, which grow with the window. */
export const headingSize = {
  page: `clamp(${rem(32)}, 3.3vw, ${rem(44)})`,
  banner: `clamp(${rem(36)}, 4.6vw, ${rem(60)})`,
  mural: `clamp(${rem(44)}, 7.2vw, ${rem(104)})`,
} as const;

const heading = 'letter-spacing: -0.01em; text-wrap: balance;';

/** Text roles as CSS declarations for styled components. */
export const type = {
  mural: `font: 750 ${headingSize.mural} / 0.92 ${display}; letter-spacing: -0.025em;`,
  banner: `font: 650 ${headingSize.banner} / 1.12 ${display}; ${heading}`,
  h1: `font: 650 ${headingSize.page} / 1.12 ${display}; ${heading}`,
  h2: `font: 650 ${fontSize.title} / 1.2 ${display}; ${heading}`,
  h3: `font: 650 ${fontSize.lead} / 1.25 ${display}; ${heading}`,
  cardTitle: `font: 600 ${fontSize.small} / 1.36 ${display}; letter-spacing: 0.025em; text-transform: uppercase;`,
  price: `font: 650 ${fontSize.lead} / 1 ${display}; font-variant-numeric: lining-nums tabular-nums;`,
  button: `font: 600 ${fontSize.body} / 1.2 ${display};`,
  buttonBig: `font: 600 ${fontSize.lead} / 1.2 ${display};`,
  label: `font: 600 ${fontSize.label} / 1.3 ${display};`,
  lead: `font: 400 ${fontSize.lead} / 1.4 ${body}; text-wrap: pretty;`,
  body: `font: 400 ${fontSize.body} / 1.5 ${body};`,
  small: `font: 400 ${fontSize.small} / 1.35 ${body};`,
  caption: `font: 500 ${fontSize.caption} / 1.2 ${display};`,
} as const;

/** The maximum line length of running text. */
export const measure = '34em';
