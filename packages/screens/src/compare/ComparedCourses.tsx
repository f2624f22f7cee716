import type { Course } from '@aulario/course-data';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import type { Language } from '@aulario/frame/language/language.ts';
import { type Text, useTranslate } from '@aulario/frame/language/useTranslate.ts';
import {
  type ComparedRow,
  compareCourses,
  type Weight,
  type Weights,
} from '@aulario/my-courses/compare';
import { VisuallyHidden } from '@aulario/ui';
import { useMemo, useState } from 'react';
import { CompareBoard, type CompareBoardProps } from './Compare/CompareBoard.tsx';
import { CompareVerdict } from './Compare/CompareVerdict.tsx';
import { comparedValue } from './comparedValue.ts';
import { useColumnHead } from './useColumnHead.tsx';
import { changeTexts, reasonTexts, verdictTitle } from './verdictTexts.ts';

interface CriterionView {
  /** In the order of the columns. */
  courses: readonly Course[];
  weight: Weight;
  onWeight: (weight: Weight) => void;
}

/** Why the criterion changes little or nothing, where that is not plain from its values. */
function noteOf({ criterion, known }: ComparedRow, text: Text): string | undefined {
  if (known === 0) return text('compare.spread.none');
  if (known > 1) return undefined;
  return text(criterion === 'rating' ? 'compare.spread.oneRating' : 'compare.spread.one');
}

/** Describes a criterion: its meaning, its weight, and its value for each course. */
function criterionRow(
  row: ComparedRow,
  { courses, weight, onWeight }: CriterionView,
  text: Text,
  language: Language,
): CompareBoardProps['rows'][number] {
  const { criterion, known } = row;
  const name = text(`compare.criterion.${criterion}`);
  return {
    id: criterion,
    name,
    note: noteOf(row, text),
    weight: {
      label: text('compare.weightOf', { criterion: name }),
      options: [
        text('compare.weight.0'),
        text('compare.weight.1'),
        text('compare.weight.2'),
        text('compare.weight.3'),
      ],
      value: weight,
      // The ranking compares two known values; a rating also with what an unknown one counts as.
      isDisabled: known < (criterion === 'rating' ? 1 : 2),
      onChange: onWeight,
    },
    values: courses.map((course) => comparedValue(row, text, course, language)),
  };
}

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
