import { platformOf } from '@aulario/course-data';
import { spreadsheetCell } from '@aulario/course-data/reading';
import type { CsvFormat } from '../lists/csv/csvFormat.ts';
import type { PlanSettings } from '../plan/planSettings.ts';
import type { Row } from './recordColumns.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The settings of a plan, a row for each of their values. */
export function planRows(plan: PlanSettings, { numberCell, moneyCells }: CsvFormat): Row[] {
  const setting = (name: keyof PlanSettings, value: string): Row => ({ kind: 'plan', name, value });
  const ofCourse = (name: keyof PlanSettings, id: string, value = ''): Row => ({
    ...setting(name, value),
    id: spreadsheetCell(id),
  });
  return [
    setting('weeklyHours', numberCell(plan.weeklyHours)),
    setting('studyDays', plan.studyDays.map((day) => weekdays[day] ?? '').join(' ')),
    setting('start', plan.start),
    setting('until', plan.until ?? ''),
    ...plan.freeWeeks.map((monday) => setting('freeWeeks', monday)),
    setting('listId', spreadsheetCell(plan.listId ?? '')),
    ...plan.order.map((id, index) => ofCourse('order', id, numberCell(index + 1))),
    ...plan.leftOut.map((id) => ofCourse('leftOut', id)),
    ...Object.entries(plan.hours).map(([id, hours]) => ofCourse('hours', id, numberCell(hours))),
    ...plan.monthlyPrices.map(({ platform, monthly, hasCertificates }) => {
      const [price, currency] = moneyCells(monthly);
      return {
        ...setting('monthlyPrices', hasCertificates ? 'with certificates' : ''),
        ...{ platform: spreadsheetCell(platformOf(platform).name), price, currency },
      };
    }),
  ];
}
