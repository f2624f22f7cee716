import { long, type StoryCourse } from '@aulario/ui/fixtures/patterns/course/CourseCard/courses.ts';
import type { CartLineProps } from './CartLine.tsx';

const usual = 'Con ejercicios en cada clase y un proyecto al final.';

const priceOf = ({ price: { text, kind } }: StoryCourse): CartLineProps['price'] =>
  kind === 'free' || kind === 'unknown' ? { text, kind } : { text, kind: 'paid' };

/** A course of the cart: with a headline, without the card's cart button. */
export function lineOf(course: StoryCourse, headline = usual): Omit<CartLineProps, 'onRemove'> {
  const { title, titleLang, href, newTabLabel, platform, instructor, cover, door } = course;
  return {
    ...{ title, titleLang, href, newTabLabel, platform, instructor, cover, headline },
    price: priceOf(course),
    removeLabel: door.removeLabel,
  };
}

export const longLine = lineOf(
  long,
  'Qué pide una escuela en la que caben todos: del centro y su organización al aula de cada día, con casos para mirar despacio y volver a mirar.',
);
