import type { Course } from '@aulario/course-data';
import type { Language } from '@aulario/frame/language/language.ts';
import type { Text } from '@aulario/frame/language/useTranslate.ts';
import type { ComparedRow, Weight } from '@aulario/my-courses/compare';
import type { CompareBoardProps } from './Compare/CompareBoard.tsx';
import { comparedValue } from './comparedValue.ts';

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
export function criterionRow(
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
