import { maxCompared, useCompared, useComparedActions } from '@aulario/course-data/compare';
import { CompareTray, VisuallyHidden } from '@aulario/ui';
import { useLocation } from 'react-router-dom';
import { coverKeyOf } from '../catalogue/course/coverOf.ts';
import { compareHref } from '../compareChoice/compareHref.ts';
import { useTranslate } from '../language/useTranslate.ts';
import { focusHeading } from '../navigation/focusHeading.ts';
import { inLanguage } from '../navigation/languageAddress.ts';
import { useShell } from '../navigation/ShellProvider.ts';

/** The courses chosen for comparison, at the bottom of screens that list courses. */
export function ComparisonTray() {
  const text = useTranslate();
  const shell = useShell();
  const courses = useCompared();
  const { clear } = useComparedActions();
  const { pathname } = useLocation();
  const count = courses.length;
  const path = inLanguage(pathname, 'es');
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
