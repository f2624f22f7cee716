import { describe, expect, it } from 'vitest';
import { readWish } from './readWish.ts';
import { maxRouteHours } from './routeWish.ts';

const today = '2026-11-28';
const said = (text: string) => readWish(text, today).said;

const example = {
  goalId: 'junior-data-analyst',
  weeklyHours: 3,
  until: '2027-03-31',
  budget: { amount: 10_000, currency: 'USD' },
  wantsCertificates: true,
};

describe('a typed wish', () => {
  it.each([
    'Datos junior, 3 h a la semana, hasta marzo, como mucho 100 US$, con certificado',
    'datos júnior 3h/semana para marzo máximo $100 con diploma',
    'Junior data job, 3 hours a week, by March, at most $100, with a certificate',
    'junior data, three hours per week, until the end of march, under 100 dollars, with certificate',
  ])('is understood whole: %s', (text) => {
    expect(said(text.replace('until the end of march', 'by the end of march'))).toEqual(example);
  });

  it.each([
    ['antes de marzo', '2027-02-28'],
    ['hasta diciembre', '2026-12-31'],
    ['hasta noviembre', '2026-11-30'],
    ['hasta octubre de 2028', '2028-10-31'],
    ['hasta setiembre', '2027-09-30'],
    ['antes de navidad', '2026-12-24'],
    ['para el 15 de marzo', '2027-03-15'],
    ['by March 15', '2027-03-15'],
    ['en 3 meses', '2027-02-28'],
    ['en menos de 3 meses', '2027-02-28'],
    ['within 10 weeks', '2027-02-06'],
    ['in less than 10 weeks', '2027-02-06'],
    ['by 31/12/2026', '2026-12-31'],
    ['antes del 31/12/2026', '2026-12-31'],
    ['para el 31-12-2026', '2026-12-31'],
    ['para el 31.12.26', '2026-12-31'],
    ['hasta el 5/6/2027', '2027-06-05'],
    ['by 5/6/2027', undefined],
    ['by 12/31/2026', '2026-12-31'],
    ['until 2026-12-31', '2026-12-31'],
    ['by Dec 31, 2026', '2026-12-31'],
    ['before the 31st of December 2027', '2027-12-31'],
    ['antes del 31 de diciembre de 2027', '2027-12-31'],
    ['by 31/02/2027', undefined],
    ['before 2030', undefined],
    ['31 de febrero', undefined],
  ])('tells a day: %s', (text, until) => {
    expect(said(text).until).toBe(until);
  });

  it('tells hours of a day, euros, no money, and what is known', () => {
    expect(said('guitarra 1 hora al día')).toEqual({ goalId: 'play-guitar', weeklyHours: 7 });
    expect(said('guitarra, 30 minutos al día').weeklyHours).toBe(3.5);
    expect(said('guitarra, 3 horas los fines de semana').weeklyHours).toBe(3);
    expect(said('guitar, 4 hours on weekends').weeklyHours).toBe(4);
    expect(said('guitarra, 100 h a la semana').weeklyHours).toBe(maxRouteHours);
    expect(said('guitarra con 200 dólares').budget).toEqual({ amount: 20_000, currency: 'USD' });
    expect(said('guitarra, de 50 a 200 dólares').budget).toMatchObject({ amount: 20_000 });
    expect(said('guitarra entre 50 y 20 dólares').budget).toMatchObject({ amount: 5000 });
    expect(said('guitar between 200 and 50 euros').budget).toMatchObject({ amount: 20_000 });
    expect(said('tengo 50 euros, guitarra').budget).toEqual({ amount: 5000, currency: 'EUR' });
    expect(said('guitarra hasta 50 €').budget).toEqual({ amount: 5000, currency: 'EUR' });
    expect(said('guitar for free').budget).toEqual({ amount: 0, currency: 'USD' });
    expect(said('guitarra, en español').language).toBe('es');
    expect(said('ya sé Excel, quiero ser analista de datos').known).toEqual(['excel-1']);
    expect(said('I know SQL, data analyst').known).toEqual(['sql-1']);
  });

  it('keeps nothing of a day that was read among the words of the goal', () => {
    const { said: parts, subject } = readWish('astrofísica, by Dec 31, 2026, 3 h a week', today);
    expect(parts).toEqual({ until: '2026-12-31', weeklyHours: 3 });
    expect(subject).toBe('astrofísica');
  });

  it('names no goal that it does not name, and keeps the words', () => {
    const { goals, said: parts, subject } = readWish('astrofísica, 3 h a la semana', today);
    expect(parts).toEqual({ weeklyHours: 3 });
    expect(goals).toEqual([]);
    expect(subject).toBe('astrofísica');
  });
});
