/** The number of courses in a cart, and the same in words. */
export interface CartBadge {
  text: string;
  label: string;
}
