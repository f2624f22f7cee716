import type { Course } from '@aulario/course-data';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import {
  type ComparedRow,
  compareCourses,
  type Weight,
  type Weights,
} from '@aulario/my-courses/compare';
import { VisuallyHidden } from '@aulario/ui';
import { useMemo, useState } from 'react';
import { CompareBoard } from './Compare/CompareBoard.tsx';
import { CompareVerdict } from './Compare/CompareVerdict.tsx';
import { criterionRow } from './criterionRow.ts';
import { useColumnHead } from './useColumnHead.tsx';
import { changeTexts, reasonTexts, verdictTitle } from './verdictTexts.ts';

interface ComparedCoursesProps {
  /** Two or more. */
  courses: readonly Course[];
  weights: Weights;
  onWeights: (weights: Weights) => void;
  /** Returns a function that undoes it. */
  onRemove: (courseId: string) => () => void;
}

/** A table of courses in rank order, with the reasons for the order. */
export function ComparedCourses({ courses, weights, onWeights, onRemove }: ComparedCoursesProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const headOf = useColumnHead(onRemove);
  const [hasNewWeights, setHasNewWeights] = useState(false);
  const comparison = useMemo(
    () => compareCourses(courses, weights, language),
    [courses, language, weights],
  );
  const { ranked, rows } = comparison;
  const title = verdictTitle(text, comparison, language);

  const rowOf = (row: ComparedRow) => {
    const view = {
      courses: ranked.map(({ course }) => course),
      weight: weights[row.criterion],
      onWeight: (weight: Weight) => {
        setHasNewWeights(true);
        onWeights({ ...weights, [row.criterion]: weight });
      },
    };
    return criterionRow(row, view, text, language);
  };

  return (
    <>
      <VisuallyHidden role="status">
        {hasNewWeights && text('compare.now', { title })}
      </VisuallyHidden>
      <CompareBoard
        courses={ranked.map(headOf)}
        rows={rows.map(rowOf)}
        bestLabel={text('compare.best')}
        verdict={
          <CompareVerdict
            title={title}
            reasons={reasonTexts(text, comparison, weights, language)}
            kindLabels={{ for: text('compare.forLabel'), against: text('compare.againstLabel') }}
            noReasons={text('compare.noReasons', { count: ranked.length })}
            changesTitle={text('compare.changes')}
            changes={changeTexts(text, comparison, language)}
          />
        }
      />
    </>
  );
}
