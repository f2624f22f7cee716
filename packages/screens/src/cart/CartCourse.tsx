import { useCourseLine } from '@aulario/course-view/course/useCourseLine.ts';
import { useDetailsLink } from '@aulario/course-view/course/useDetailsLink.ts';
import { usePriceView } from '@aulario/course-view/course/usePriceView.ts';
import { useSimilar } from '@aulario/course-view/course/useSimilar.ts';
import { useDiscontinuedView } from '@aulario/course-view/discontinued/useDiscontinuedView.ts';
import { useCartActions } from '@aulario/course-view/kept/useCart.ts';
import { useIsOwned } from '@aulario/course-view/kept/useSaved.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { type CartEntry, isCounted } from '@aulario/my-courses/cart';
import {
  BookmarkIcon,
  CardMenu,
  CardMenuItem,
  CardMenuLink,
  CategoriesIcon,
  SearchIcon,
} from '@aulario/ui';
import type { Ref } from 'react';
import { CartLine, type CartLineProps } from './CartLine/CartLine.tsx';

interface CartCourseProps extends Pick<CartLineProps, 'group' | 'headingLevel'> {
  entry: CartEntry;
  onRemove: () => void;
  /** Moves the course to the list 'For later'. */
  onSave: () => void;
  ref: Ref<HTMLLIElement>;
}

/** A course of the cart. */
export function CartCourse({ entry, onRemove, onSave, ref, ...heading }: CartCourseProps) {
  const text = useTranslate();
  const { course } = entry;
  const { setCounted } = useCartActions();
  const counts = isCounted(entry);
  const price = usePriceView(course);
  const discontinued = useDiscontinuedView(course);
  const own = useSimilar(course);
  const similar = discontinued?.similar ?? own;
  const details = useDetailsLink(course);
  const isOwned = useIsOwned(course.id);
  return (
    <CartLine
      ref={ref}
      {...useCourseLine(course)}
      headline={course.headline}
      ownedLabel={isOwned ? text('myCourses.owned') : undefined}
      price={
        discontinued?.price ?? {
          ...price,
          notes: price.certificate === undefined ? [] : [price.certificate],
        }
      }
      count={{
        label: text('cart.counts', { title: course.title }),
        isCounted: counts && discontinued === null,
        isDisabled: discontinued !== null,
        onToggle: () => setCounted(course.id, !counts),
      }}
      {...heading}
      removeLabel={text('course.remove', { title: course.title })}
      menu={
        <CardMenu label={text('course.more', { title: course.title })}>
          <CardMenuLink icon={<SearchIcon />} label={details.label} href={details.href} />
          <CardMenuItem icon={<BookmarkIcon />} label={text('lists.save')} onSelect={onSave} />
          <CardMenuLink icon={<CategoriesIcon />} label={similar.label} href={similar.href} />
        </CardMenu>
      }
      onRemove={onRemove}
    />
  );
}
