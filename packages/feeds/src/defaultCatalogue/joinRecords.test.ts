import { noDetails } from '@aulario/course-data';
import { aCourse, usd } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { joinRecords, type SetRecord } from './joinRecords.ts';

const url = 'https://www.udemy.com/course/a/';

function record(
  course: Parameters<typeof aCourse>[0],
  year: number,
  completesOnly = false,
): SetRecord {
  const whole = aCourse({
    id: 'udemy:course.a',
    url,
    recorded: { from: year, to: year },
    ...course,
  });
  const day = `${year}-01-01` as const;
  return { course: whole, details: noDetails(whole.id), completesOnly, days: [day, day] };
}

it('takes price and rating from one day, and its year', () => {
  const old = record(
    { rating: 4, ratingCount: 9, price: { kind: 'paid', money: usd(20_000) } },
    2017,
  );
  const late = record(
    { rating: 4.6, ratingCount: 300, price: { kind: 'unknown' }, level: null },
    2025,
  );
  const now = record(
    { rating: 4.7, ratingCount: 500, price: { kind: 'paid', money: usd(1099) } },
    2026,
  );
  expect(joinRecords([old, now, late])).toMatchObject([
    { course: { rating: 4.7, price: { money: usd(1099) }, recorded: { from: 2026, to: 2026 } } },
  ]);
  expect(
    joinRecords([late, { ...old, course: { ...old.course, ratingCount: null } }]),
  ).toMatchObject([
    { course: { rating: 4.6, price: { kind: 'unknown' }, recorded: { from: 2025, to: 2025 } } },
  ]);
});

it('takes the title of a set that has titles, and the id of the platform', () => {
  const running = record({ title: 'CookingLearn to cook', rating: 5, ratingCount: 9 }, 2026, true);
  const plain = record({ id: 'udemy:7', title: 'Cooking', rating: null, ratingCount: null }, 2023);
  expect(joinRecords([running, plain])).toMatchObject([
    { course: { id: 'udemy:7', title: 'Cooking', rating: 5 }, details: { id: 'udemy:7' } },
  ]);
  expect(joinRecords([running])).toEqual([]);
});
