import { expect, it } from 'vitest';
import { proposeMapping } from './proposeMapping.ts';

it('finds the columns by their usual names', () => {
  const columns = ['course_id', 'Título', 'Enlace', 'is_paid', 'price', 'Horas', 'nivel', 'foo'];
  const record = { Horas: '1.5', price: '20', is_paid: 'True' };
  expect(proposeMapping(columns, [record])).toEqual({
    mapping: {
      id: 'course_id',
      title: 'Título',
      url: 'Enlace',
      level: 'nivel',
      price: 'price',
      isFree: { column: 'is_paid', not: true },
      minutes: { column: 'Horas', unit: 'hours' },
    },
    open: [`'price' has no currency: say it, as "currency": { "value": "USD" }`],
  });
});

it('knows how Spanish tables name a number, instructors and a day', () => {
  const columns = ['Título', 'Nº valoraciones', 'Impartido por', 'Última actualización'];
  expect(proposeMapping(columns, []).mapping).toEqual({
    title: 'Título',
    instructors: 'Impartido por',
    ratingCount: 'Nº valoraciones',
    updated: 'Última actualización',
  });
});

it('asks for the unit of numbers, and for what it does not find', () => {
  expect(proposeMapping(['URL', 'duration'], [{ duration: '90' }])).toEqual({
    mapping: { id: 'URL', url: 'URL' },
    open: [
      "'duration' has numbers: say in 'unit' of 'minutes' what they are",
      'No column is called like a title',
    ],
  });
  expect(proposeMapping(['duration'], [{ duration: '3 weeks' }]).mapping).toEqual({
    workload: 'duration',
  });
});

it('knows names with words around them, and takes no count for a rating', () => {
  const columns = [
    'course_name',
    'course url',
    'course_rating_count',
    'reviews_avg',
    'course_duration',
    'lectures_count',
    'price_after_discount',
    'main_price',
    'Number of students',
  ];
  expect(proposeMapping(columns, [{ course_duration: '22 total hours' }]).mapping).toEqual({
    id: 'course url',
    title: 'course_name',
    url: 'course url',
    ratingCount: 'course_rating_count',
    rating: 'reviews_avg',
    workload: 'course_duration',
    lectures: 'lectures_count',
    price: 'price_after_discount',
    learners: 'Number of students',
  });
});
