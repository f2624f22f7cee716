import type { Course } from '@aulario/course-data';
import { useCartToggle } from '@aulario/course-view/kept/useCart.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button, type ButtonProps, CheckIcon, onFirstClick } from '@aulario/ui';

interface CartActionProps extends Pick<ButtonProps, 'size'> {
  course: Course;
  /** Whether the label is a single word, for narrow places. */
  isShort?: boolean | undefined;
}

/** The button that adds the course to the cart, or removes it. */
export function CartAction({ course, isShort = false, size }: CartActionProps) {
  const text = useTranslate();
  const { isInCart, addLabel, removeLabel, onToggle } = useCartToggle(course);
  const [add, remove] = isShort
    ? ([text('course.addShort'), text('course.removeShort')] as const)
    : ([text('course.addHere'), text('course.removeHere')] as const);
  return (
    <Button
      size={size}
      variant={isInCart ? 'ghost' : 'primary'}
      icon={isInCart ? <CheckIcon /> : undefined}
      aria-label={isInCart ? removeLabel : addLabel}
      onClick={onFirstClick(onToggle)}
    >
      {isInCart ? remove : add}
    </Button>
  );
}
