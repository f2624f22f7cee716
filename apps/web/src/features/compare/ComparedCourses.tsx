import { type Course, teacherOf } from '@aulario/course-data';
import { isBroughtByReader } from '@aulario/course-data/add';
import { useCart, useCartActions } from '@aulario/course-data/cart';
import { compareCourses, type Weights } from '@aulario/course-data/compare';
import { Button, CompareBoard, CompareVerdict, VisuallyHidden } from '@aulario/ui';
import { useMemo, useState } from 'react';
import { coverKeyOf } from '../catalogue/coverOf.ts';
import { usePlatformName } from '../catalogue/usePlatformName.ts';
import { foreignLang } from '../language/foreignLang.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useTranslate } from '../language/useTranslate.ts';
import { courseHref } from '../navigation/courseHref.ts';
import { focusHeading } from '../navigation/focusHeading.ts';
import { inLanguage } from '../navigation/languageAddress.ts';
import { useShell } from '../navigation/ShellProvider.ts';
import { comparedValue } from './comparedValue.ts';
import { changeTexts, reasonTexts, verdictTitle } from './verdictTexts.ts';

interface ComparedCoursesProps {
  /** Two or more. */
  courses: readonly Course[];
  weights: Weights;
  onWeights: (weights: Weights) => void;
  onRemove: (courseId: string) => void;
}

/** Courses side by side in the order that the weights give them, with the reasons for it. */
export function ComparedCourses({ courses, weights, onWeights, onRemove }: ComparedCoursesProps) {
  const text = useTranslate();
  const shell = useShell();
  const { language } = useLanguage();
  const platformName = usePlatformName();
  const { entries } = useCart();
  const cart = useCartActions();
  const [isWeighed, setIsWeighed] = useState(false);
  const comparison = useMemo(
    () => compareCourses(courses, weights, language),
    [courses, language, weights],
  );
  const { ranked, rows } = comparison;
  const count = ranked.length;
  const title = verdictTitle(text, comparison, language);
  const weightNames = [0, 1, 2, 3].map((step) => text(`compare.weight.${step as 0 | 1 | 2 | 3}`));
  const [none = '', little = '', matters = '', decides = ''] = weightNames;

  const headOf = ({ course, rank }: (typeof ranked)[number]) => {
    const isInCart = entries.some((entry) => entry.course.id === course.id);
    return {
      id: course.id,
      title: course.title,
      titleLang: foreignLang(course.language, language),
      // What the reader has brought has no page here.
      href: isBroughtByReader(course)
        ? course.url
        : inLanguage(courseHref(shell, course), language),
      cover: coverKeyOf(course),
      by: [platformName(course), teacherOf(course) ?? ''].filter(Boolean).join(' · '),
      rank,
      rankLabel: text('compare.rank', { rank }),
      cart: {
        isInCart,
        addLabel: text('course.add', { title: course.title }),
        removeLabel: text('course.remove', { title: course.title }),
        onToggle: () => (isInCart ? cart.remove(course.id) : cart.add(course)),
      },
      remove: (
        <Button
          variant="quiet"
          aria-label={text('compare.removeCourse', { title: course.title })}
          onClick={() => {
            focusHeading();
            onRemove(course.id);
          }}
        >
          {text('compare.remove')}
        </Button>
      ),
    };
  };

  const rowOf = (row: (typeof rows)[number]) => {
    const { criterion, known, differs } = row;
    const name = text(`compare.criterion.${criterion}`);
    const weight = weights[criterion];
    const spread = known === 0 ? 'none' : differs ? 'differs' : 'same';
    return {
      id: criterion,
      name,
      weightName: (weightNames[weight] ?? '').toLowerCase(),
      note: `${text(`compare.better.${criterion}`)} ${text(`compare.spread.${spread}`)}`,
      weight: {
        label: text('compare.weightOf', { criterion: name }),
        options: [none, little, matters, decides] as const,
        value: weight,
        isDisabled: known === 0,
        onChange: (value: typeof weight) => {
          setIsWeighed(true);
          onWeights({ ...weights, [criterion]: value });
        },
      },
      values: ranked.map(({ course }) => comparedValue(row, text, course, language)),
    };
  };

  return (
    <>
      <VisuallyHidden role="status">{isWeighed && text('compare.now', { title })}</VisuallyHidden>
      <CompareBoard
        courses={ranked.map(headOf)}
        rows={rows.map(rowOf)}
        bestLabel={text('compare.best')}
        verdict={
          <CompareVerdict
            title={title}
            reasons={reasonTexts(text, comparison, weights, language)}
            kindLabels={{ for: text('compare.forLabel'), against: text('compare.againstLabel') }}
            noReasons={text('compare.noReasons', { count })}
            changesTitle={text('compare.changes')}
            changes={changeTexts(text, comparison, language)}
          />
        }
      />
    </>
  );
}
