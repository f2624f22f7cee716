/** Every icon takes this one prop, and `className`; it is always hidden from assistive technology. */
export interface IconProps {
  /** Side in px; 20 beside text. */
  size?: number | undefined;
}

export const stroke = {
  strokeLinecap: 'butt',
  strokeLinejoin: 'miter',
  'aria-hidden': true,
} as const;
