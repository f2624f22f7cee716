import type { CartLineProps } from './CartLine.tsx';
import { long, type StoryCourse } from './storyCourses.ts';

const headline = 'Con ejercicios en cada clase y un proyecto al final.';

const longHeadline =
  'Qué pide una escuela en la que caben todos: del centro y su organización al aula de cada día, con casos para mirar despacio y volver a mirar.';

/** A course as the cart has it: with a headline, and without the card's door. */
export function lineOf(course: StoryCourse): Omit<CartLineProps, 'onRemove'> {
  const { isInCart, addLabel, isEager, ...line } = course;
  return { ...line, headline: course.href === long.href ? longHeadline : headline };
}
