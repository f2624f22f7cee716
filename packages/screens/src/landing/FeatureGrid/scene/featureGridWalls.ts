import { border, color, space } from '@aulario/ui';

/** A wall, 6 px in the colour of the text. */
export const wallLine = `${border.threshold} solid ${color.text}`;

/** The width of a doorway in px. */
const doorway = 56;

const thickness = border.threshold;

/** The walls of rooms in one column: each has a doorway to the room above. */
export const roomInColumn = `
  padding: ${space[6]} ${space[6]} 60px;
  &:not(:first-child) { border-top: ${wallLine}; }
  &::before { top: -${thickness}; inset-inline-end: 28px; width: ${doorway}px; height: ${thickness}; }
  > svg { top: -62px; inset-inline-end: 28px; }
  &:first-child > svg { display: none; }
`;

/**
 * The walls of rooms in rows: each room has a doorway to the previous one, the first of a row to
 * the row above, and the very first to the outside.
 */
export const roomInRows = (columns: 2 | 3) => `
  min-height: 226px;
  padding: 34px ${space[7]} ${space[7]};
  &:not(:nth-child(${columns}n + 1)) { border-inline-start: ${wallLine}; }
  &:nth-child(n + ${columns + 1}) { border-top: ${wallLine}; }
  &::before { bottom: 26px; inset-inline-start: -${thickness}; width: ${thickness}; height: ${doorway}px; }
  > svg { bottom: 26px; inset-inline-start: -62px; }
  &:nth-child(${columns}n + 1)::before {
    top: -${thickness}; bottom: auto; inset-inline-start: 60px; width: 60px; height: ${thickness};
  }
  &:first-child::before { inset-inline-end: 70px; inset-inline-start: auto; width: 72px; }
  &:nth-child(${columns}n + 1) > svg { display: none; }
`;
