import { useCompared } from '@aulario/course-data/compare';
import { CompareChip } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { useShell } from '../navigation/ShellProvider.ts';
import { compareHref } from './compareHref.ts';

/** A link at the bottom of the screen to the comparison; hidden while no course is chosen. */
export function ComparisonLink() {
  const text = useTranslate();
  const shell = useShell();
  const courses = useCompared();
  const count = courses.length;
  if (count === 0) return null;
  return (
    <CompareChip
      label={text('compare.go', { count })}
      count={count}
      href={compareHref(shell, courses)}
    />
  );
}
