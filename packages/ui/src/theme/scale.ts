/**
 * A length that grows with the reader's font size; it is `px` at the browsers' default of 16 px.
 */
export const rem = (px: number) => `${px / 16}rem`;

/** Distances in px: 4-12 inside a group, 24-48 between groups, 96-112 between landing sections. */
export const space = {
  s2: '2px',
  s3: '3px',
  s4: '4px',
  s5: '5px',
  s6: '6px',
  s8: '8px',
  s9: '9px',
  s10: '10px',
  s11: '11px',
  s12: '12px',
  s14: '14px',
  s16: '16px',
  s18: '18px',
  s20: '20px',
  s22: '22px',
  s24: '24px',
  s26: '26px',
  s28: '28px',
  s30: '30px',
  s32: '32px',
  s36: '36px',
  s40: '40px',
  s44: '44px',
  s48: '48px',
  s56: '56px',
  s64: '64px',
  s72: '72px',
  s80: '80px',
  s96: '96px',
  s112: '112px',
} as const;

/** Widths and heights in px; touch targets are at least `s44`. */
export const size = {
  s11: '11px',
  s14: '14px',
  s16: '16px',
  s18: '18px',
  s20: '20px',
  s22: '22px',
  s24: '24px',
  s26: '26px',
  s28: '28px',
  s30: '30px',
  s32: '32px',
  s34: '34px',
  s36: '36px',
  s40: '40px',
  s42: '42px',
  s44: '44px',
  s48: '48px',
  s52: '52px',
  s56: '56px',
  s60: '60px',
  s64: '64px',
  s72: '72px',
  s84: '84px',
  s92: '92px',
  s96: '96px',
  s120: '120px',
  s132: '132px',
  s150: '150px',
  s400: '400px',
  s440: '440px',
  s480: '480px',
  s520: '520px',
} as const;

/**
 * Buttons and fields have nearly square corners; only doors are rounder (half their width at the
 * top).
 */
export const radius = { control: '2px' } as const;

/** The corners of a door, whose radius is half its width. */
export const arch = (halfWidth: string) => `${halfWidth} ${halfWidth} 0 0`;

/** Line widths in px. */
export const border = {
  s1: '1px',
  s2: '2px',
  s3: '3px',
  control: '1.5px',
  error: '2px',
  rule: '1.5px',
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
  /** Five columns of cards. */
  five: 1560,
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

/** The room beside a page's content: 16 px when narrow, 40 px at most. */
export const gutter = `clamp(${space.s16}, 3.2vw, ${space.s40})`;
