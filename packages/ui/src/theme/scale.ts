/** Distances in px. Inside a group 4-12, between groups 24-48, between landing sections 96-120. */
export const space = {
  s2: '2px',
  s4: '4px',
  s8: '8px',
  s12: '12px',
  s16: '16px',
  s20: '20px',
  s24: '24px',
  s28: '28px',
  s36: '36px',
  s48: '48px',
  s64: '64px',
  s96: '96px',
  s112: '112px',
} as const;

/** Buttons and fields are nearly square; nothing else is round but doors (half the width on top). */
export const radius = { control: '2px' } as const;

/** Widths of lines in px. */
export const border = {
  control: '1.5px',
  error: '2px',
  rule: '1.5px',
  sill: '4px',
  threshold: '6px',
} as const;

export const motion = {
  fast: '120ms',
  base: '220ms',
  slow: '480ms',
  ease: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
  /** Every animation sits inside this query: with reduced motion nothing moves. */
  allowed: '@media (prefers-reduced-motion: no-preference)',
} as const;

/** A transition of the given properties, in the house's rhythm. */
export const transition = (
  properties: readonly string[],
  duration: 'fast' | 'base' | 'slow' = 'fast',
) =>
  `transition: ${properties.map((property) => `${property} ${motion[duration]} ${motion.ease}`).join(', ')};`;

/** What lies over what. */
export const zOrder = {
  cover: 1,
  cardLink: 2,
  cardAction: 3,
  header: 4,
  tabBar: 5,
  popup: 6,
  toast: 8,
  skipLink: 9,
} as const;

/** Widths in px from which a layout changes. */
export const breakpoint = {
  /** Two cards stand beside each other. */
  pair: 360,
  /** Card text grows. */
  text: 480,
  /** Three columns of cards. */
  columns: 720,
  /** Landing and login stand in two halves. */
  halves: 900,
  /** The shell has its sidebar. */
  sidebar: 960,
  /** The cart has its summary beside it. */
  summary: 1000,
  /** Four columns; the corridor in full. */
  wide: 1120,
  /** The filters stand in a column. */
  filters: 1440,
  /** Five columns of cards. */
  five: 1560,
} as const;

type Breakpoint = keyof typeof breakpoint;

/** A media query from the breakpoint upwards. */
export const from = (name: Breakpoint) => `@media (min-width: ${breakpoint[name]}px)`;

/** A media query for everything narrower than the breakpoint. */
export const below = (name: Breakpoint) => `@media (max-width: ${breakpoint[name] - 0.02}px)`;
