/**
 * A length that grows with the reader's font size; it is `px` at the browsers' default of 16 px.
 */
export const rem = (px: number) => `${px / 16}rem`;

/** Distances, in nine steps: 1-4 inside a group, 5-8 between groups, 9 between landing sections. */
export const space = {
  1: '2px',
  2: '4px',
  3: '8px',
  4: '12px',
  5: '16px',
  6: '24px',
  7: '36px',
  8: '48px',
  9: '96px',
} as const;

/** Widths and heights by what they are for. */
export const size = {
  /** A sign inside a line of text. */
  icon: '16px',
  /** An icon beside text; a checkbox. */
  glyph: '20px',
  /** A number on an icon. */
  badge: '24px',
  mark: '28px',
  chip: '36px',
  /** The least that takes a finger. */
  touch: '44px',
  /** A field, a row of a menu. */
  control: '48px',
  /** The search bar; a big button. */
  field: '56px',
  /** A bar that stays at an edge of the window. */
  bar: '64px',
  /** A small picture beside text. */
  thumb: '96px',
  cover: '132px',
  /** The widths of columns. */
  form: '400px',
  dialog: '440px',
  column: '480px',
  /** A list of lines: wider, what stands at both ends of one would not be read together. */
  lines: '1000px',
} as const;

/**
 * Buttons and fields have nearly square corners, and pictures none; only doors are rounder (`arch`).
 */
export const radius = {
  control: '2px',
  /** Of buttons alone, those with an icon included. */
  button: '2px',
  round: '50%',
} as const;

/** The corners of a door, whose radius is half its width. */
export const arch = (width: string) => `calc(${width} / 2) calc(${width} / 2) 0 0`;

/** Line widths. */
export const border = {
  hairline: '1px',
  control: '1.5px',
  rule: '1.5px',
  line: '2px',
  error: '2px',
  ring: '3px',
  sill: '4px',
  threshold: '6px',
} as const;

/** Durations and easing of movements. */
export const motion = {
  fast: '120ms',
  base: '220ms',
  slow: '480ms',
  ease: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
  /** Every animation is inside this query, so that nothing moves with reduced motion. */
  allowed: '@media (prefers-reduced-motion: no-preference)',
} as const;

/** Returns a transition of the given properties with the kit's duration and easing. */
export const transition = (
  properties: readonly string[],
  duration: 'fast' | 'base' | 'slow' = 'fast',
) =>
  `transition: ${properties.map((property) => `${property} ${motion[duration]} ${motion.ease}`).join(', ')};`;

/** The stacking order. */
export const zOrder = {
  /** Above its siblings inside one component. */
  raised: 1,
  /** Above raised elements of the same component. */
  lifted: 2,
  cover: 1,
  cardLink: 2,
  header: 4,
  tabBar: 5,
  popup: 6,
  toast: 8,
  skipLink: 9,
} as const;

/**
 * Minimum widths at which a layout changes, in px at the default font size. With larger text they
 * are wider, so that a layout has the same room for its words.
 */
export const breakpoint = {
  /** Two cards per row. */
  pair: 360,
  /** Larger card text. */
  text: 480,
  /** Short rows of facts or links fit on one line. */
  row: 600,
  /** The price of a course in a list is beside it. */
  line: 640,
  /** Three columns of cards. */
  columns: 720,
  /** Compared courses are side by side. */
  board: 760,
  /** All filters fit in one row. */
  bar: 800,
  /** Landing and login have two halves. */
  halves: 900,
  /** The shell has its sidebar. */
  sidebar: 960,
  /** The cart's summary is beside the list. */
  summary: 1000,
  /** Four columns; the whole corridor is visible. */
  wide: 1120,
  /** The search bar shows its shortcut. */
  shortcut: 1180,
  /** The filters are in a column. */
  filters: 1440,
  /** What is short has a row for all of it. */
  broad: 1560,
} as const;

type Breakpoint = keyof typeof breakpoint;

const widthBelow = (name: Breakpoint) => `(max-width: ${rem(breakpoint[name] - 0.02)})`;

/** The condition of `from`, for `matchMedia`. */
export const widthFrom = (name: Breakpoint) => `(min-width: ${rem(breakpoint[name])})`;

/** A media query from the breakpoint up. */
export const from = (name: Breakpoint) => `@media ${widthFrom(name)}`;

/** A media query from one breakpoint up to the next. */
export const between = (name: Breakpoint, end: Breakpoint) =>
  `${from(name)} and ${widthBelow(end)}`;

/** A container query from the breakpoint up. */
export const containerFrom = (name: Breakpoint) => `@container ${widthFrom(name)}`;

/** A container query below the breakpoint. */
export const containerBelow = (name: Breakpoint) => `@container ${widthBelow(name)}`;

/** A media query below the breakpoint. */
export const below = (name: Breakpoint) => `@media ${widthBelow(name)}`;

/**
 * A window so low, as at 400 % zoom or on a phone that lies, that bars which stay in view would leave
 * little of the page.
 */
export const lowWindow = `@media (max-height: ${rem(400)})`;

/** For a bar that stays in view; in a low window it is at the page's end. */
export const inView = `
  position: fixed;
  ${lowWindow} { position: absolute; }
`;

/** The room beside a page's content: 16 px when narrow, 36 px at most. */
export const gutter = `clamp(${space[5]}, 3.2vw, ${space[7]})`;
