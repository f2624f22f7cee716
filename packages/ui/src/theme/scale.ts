/** Distances in px. Inside a group 4-12, between groups 24-48, between landing sections 96-112. */
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

/** Widths and heights of things in px; what takes a finger is `s44` at least. */
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

/** Buttons and fields are nearly square; nothing else is round but doors (half the width on top). */
export const radius = { control: '2px' } as const;

/** The corners of a door, whose radius is half its width. */
export const arch = (halfWidth: string) => `${halfWidth} ${halfWidth} 0 0`;

/** Widths of lines in px. */
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
  /** Above its neighbours inside one component. */
  raised: 1,
  /** Above what is raised there. */
  lifted: 2,
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
  /** A short row of facts or links fits. */
  row: 600,
  /** A course in a list has its price beside it. */
  line: 640,
  /** Three columns of cards. */
  columns: 720,
  /** Courses are compared beside each other. */
  board: 760,
  /** Every filter fits into one row. */
  bar: 800,
  /** Landing and login stand in two halves. */
  halves: 900,
  /** The shell has its sidebar. */
  sidebar: 960,
  /** The cart has its summary beside it. */
  summary: 1000,
  /** Four columns; the corridor in full. */
  wide: 1120,
  /** The search bar shows its shortcut. */
  shortcut: 1180,
  /** The filters stand in a column. */
  filters: 1440,
  /** Five columns of cards. */
  five: 1560,
} as const;

type Breakpoint = keyof typeof breakpoint;

/** A media query from the breakpoint upwards. */
export const from = (name: Breakpoint) => `@media (min-width: ${breakpoint[name]}px)`;

/** A media query from one breakpoint up to the next. */
export const between = (name: Breakpoint, end: Breakpoint) =>
  `${from(name)} and (max-width: ${breakpoint[end] - 0.02}px)`;

/** A query for what stands in a container that is at least as wide as the breakpoint. */
export const containerFrom = (name: Breakpoint) => `@container (min-width: ${breakpoint[name]}px)`;

/** A query for what stands in a container that is narrower than the breakpoint. */
export const containerBelow = (name: Breakpoint) =>
  `@container (max-width: ${breakpoint[name] - 0.02}px)`;

/** A media query for everything narrower than the breakpoint. */
export const below = (name: Breakpoint) => `@media (max-width: ${breakpoint[name] - 0.02}px)`;
