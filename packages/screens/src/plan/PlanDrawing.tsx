import type { CalendarDay } from '@aulario/course-data';
import { foreignLang } from '@aulario/frame/language/foreignLang.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { type PlanColumn, planColumns, weekNumbers, weekState } from '@aulario/my-courses/plan';
import { PlanFacade } from './Plan/PlanFacade.tsx';
import { type PlanSummary, usePlanSentence } from './PlanAnswer.tsx';
import { usePlanTexts } from './usePlanTexts.ts';

/** The plan as a house. */
export function PlanDrawing({ view }: { view: PlanSummary }) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { courses, plan, today } = view;
  const texts = usePlanTexts(today);
  const sentence = usePlanSentence(view);
  const columns = planColumns(plan);
  const unit = columns[0]?.unit ?? 'week';
  const names = {
    week: (_first: CalendarDay, index: number) => String(index + 1),
    month: (first: CalendarDay) => texts.month(first),
    quarter: (first: CalendarDay) =>
      text('plan.quarter', { number: Math.ceil(Number(first.slice(5, 7)) / 3) }),
    year: (first: CalendarDay) => first.slice(0, 4),
  };
  const startsYear = (column: PlanColumn | undefined) => column?.first.slice(5, 7) === '01';
  // Two years beside each other would overlap on a phone.
  const hasYear = (column: PlanColumn, index: number) =>
    (unit === 'month' || unit === 'quarter') &&
    (startsYear(column) || (index === 0 && !startsYear(columns[1])));

  const floors = courses.flatMap(({ course, hours }) => {
    const used = weekNumbers(plan, course.id);
    const [first] = used;
    const last = used.at(-1);
    if (hours === null || first === undefined || last === undefined) return [];
    return [
      {
        id: course.id,
        title: course.title,
        titleLang: foreignLang(course.language, language),
        note: text('plan.floorNote', { weeks: used.length, hours: texts.hours(hours * 60) }),
        doors: columns.map(({ weeks }) => weekState(weeks, today, course.id)),
        said: text('plan.floorSaid', { title: course.title, first, last }),
      },
    ];
  });
  const end = sentence && `${sentence.before}${sentence.date}${sentence.after}`.trim();
  const label = [end ?? '', ...floors.map(({ said }) => said)].join(' ');

  return (
    <PlanFacade
      label={label}
      unit={text(`plan.unit.${unit}`)}
      columns={columns.map((column, index) => ({
        id: column.first,
        name: names[unit](column.first, index),
        year: hasYear(column, index) ? column.first.slice(0, 4) : undefined,
      }))}
      // The first course is the ground floor.
      floors={floors.toReversed()}
      legend={(['past', 'now', 'next', 'free'] as const).map((state) => ({
        state,
        text: text(`plan.door.${state}`),
      }))}
    />
  );
}
