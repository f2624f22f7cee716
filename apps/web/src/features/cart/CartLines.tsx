import type { CartEntry } from '@aulario/course-data/cart';
import styled from 'styled-components';
import { useTranslate } from '../language/useTranslate.ts';
import { CartCourse } from './CartCourse.tsx';
import { useRemoval } from './useRemoval.ts';

const List = styled.ul`
  align-self: start;
`;

/** The courses of the cart, oldest first. */
export function CartLines({ entries }: { entries: readonly CartEntry[] }) {
  const text = useTranslate();
  const { lineRef, remove, save } = useRemoval(entries);
  return (
    <List role="list" aria-label={text('cart.list')}>
      {entries.map(({ course }) => (
        <CartCourse
          key={course.id}
          ref={lineRef(course.id)}
          course={course}
          onRemove={() => remove(course.id)}
          onSave={() => save(course)}
        />
      ))}
    </List>
  );
}
