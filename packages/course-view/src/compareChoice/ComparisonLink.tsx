import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useCompared } from '../kept/useCompared.ts';
import { CompareChip } from './CompareChip/CompareChip.tsx';
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
