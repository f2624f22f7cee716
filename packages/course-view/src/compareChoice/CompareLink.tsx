import type { Course } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { maxCompared } from '@aulario/my-courses/compare';
import { ButtonLink, type ButtonLinkProps, CompareIcon } from '@aulario/ui';
import { compareHref } from './compareHref.ts';

interface CompareLinkProps extends Pick<ButtonLinkProps, 'variant'> {
  courses: readonly Course[];
  /** The name of the list that contains the courses, for the accessible name. */
  of?: string | undefined;
  /** Shows only 'Comparar', in a row of actions; the accessible name still says how many. */
  isShort?: boolean | undefined;
}

/** Links to a comparison of these courses, or of the first ones; hidden for fewer than two. */
export function CompareLink({ courses, of, isShort = false, variant = 'ghost' }: CompareLinkProps) {
  const text = useTranslate();
  const shell = useShell();
  const count = courses.length;
  if (count < 2) return null;
  const label =
    count > maxCompared
      ? text('compare.first', { count: maxCompared })
      : text('compare.all', { count });
  return (
    <ButtonLink
      variant={variant}
      icon={<CompareIcon />}
      href={compareHref(shell, courses)}
      aria-label={of === undefined ? label : text('compare.of', { label, list: of })}
    >
      {isShort ? text('compare.choose') : label}
    </ButtonLink>
  );
}
