import { compareHref } from '@aulario/course-view/compareChoice/compareHref.ts';
import { coverKeyOf } from '@aulario/course-view/course/coverOf.ts';
import { useCompared, useComparedActions } from '@aulario/course-view/kept/useCompared.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focus/focusHeading.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useScreenPath } from '@aulario/frame/navigation/useScreenPath.ts';
import { maxCompared } from '@aulario/my-courses/compare';
import { VisuallyHidden } from '@aulario/ui';
import { CompareTray } from './Compare/CompareTray.tsx';

/** The courses chosen for comparison, at the bottom of screens that list courses. */
export function ComparisonTray() {
  const text = useTranslate();
  const shell = useShell();
  const courses = useCompared();
  const { clear } = useComparedActions();
  const count = courses.length;
  const path = useScreenPath();
  const { catalogue, hub, categories, course, lists } = shell;
  const isShown = [catalogue, hub, categories, course, lists].some((own) => path.startsWith(own));

  return (
    <>
      <VisuallyHidden role="status">
        {count > 0 && text('compare.count', { count, max: maxCompared })}
      </VisuallyHidden>
      {count > 0 && isShown && (
        <CompareTray
          label={text('compare.tray')}
          covers={courses.map(coverKeyOf)}
          action={text(count === 1 ? 'compare.oneMore' : 'compare.go', { count })}
          href={count === 1 ? null : compareHref(shell, courses)}
          clearLabel={text('compare.clear')}
          onClear={() => {
            focusHeading();
            clear();
          }}
        />
      )}
    </>
  );
}
