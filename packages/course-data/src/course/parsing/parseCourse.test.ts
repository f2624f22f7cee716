import { describe, expect, it } from 'vitest';
import { aCourse } from '../../testing/builders.ts';
import { parseCourse } from './parseCourse.ts';

function pathsOf(input: unknown): string[] {
  const parsing = parseCourse(input);
  return parsing.ok ? [] : parsing.issues.map((issue) => issue.path);
}

describe('parseCourse', () => {
  it('accepts a course of each platform', () => {
    const udemy = aCourse();
    const edx = aCourse({
      id: 'edx:astronomia-virtual',
      platform: 'edx',
      url: 'https://www.edx.org/course/astronomia-virtual',
    });
    expect(parseCourse(udemy)).toEqual({ ok: true, course: udemy });
    expect(parseCourse(edx)).toEqual({ ok: true, course: edx });
  });

  it('drops unknown fields and does not pollute prototypes', () => {
    const record: unknown = JSON.parse(
      JSON.stringify(aCourse()).replace('{', '{"__proto__":{"admin":true},"extra":1,'),
    );
    expect(parseCourse(record)).toEqual({ ok: true, course: aCourse() });
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  it('removes invisible characters and direction overrides from texts', () => {
    const parsing = parseCourse(
      aCourse({ title: ' Python\u202e\n \u0000desde   cero\u200b ', instructors: ['Ana\tPérez'] }),
    );
    expect(parsing).toMatchObject({
      ok: true,
      course: { title: 'Python desde cero', instructors: ['Ana Pérez'] },
    });
  });

  it('leaves markup and emoji as text', () => {
    const title = '<script>alert(1)</script> 👩‍💻 ñandú';
    expect(parseCourse(aCourse({ title }))).toMatchObject({ ok: true, course: { title } });
  });

  it('names every invalid field, at any depth', () => {
    const record = {
      ...aCourse(),
      title: '',
      instructors: ['Ana', 7],
      price: { kind: 'paid', money: { amount: 1.5, currency: 'USD' } },
    };
    expect(pathsOf(record)).toEqual(['title', 'instructors.1', 'price.money.amount']);
  });

  it('reads records that were stored before later facts were added', () => {
    const { minutes, hasCertificate, published, ...others } = aCourse();
    const { subtitles, access, ratingCount, weeks, weeklyHours, pace, updated, ...rest } = others;
    const { secondCategory, ...stored } = rest;
    const facts = [minutes, hasCertificate, published, subtitles, ratingCount, weeks, weeklyHours];
    expect(new Set([...facts, pace, updated, secondCategory, access.basis])).toEqual(
      new Set([null]),
    );
    expect(parseCourse(stored)).toEqual({ ok: true, course: aCourse() });
  });

  it('reads records that name a drawing of this site as a course without a picture', () => {
    const stored = { ...aCourse(), imageUrl: '/covers/udemy-1001.svg' };
    expect(parseCourse(stored)).toEqual({ ok: true, course: aCourse() });
  });

  it('ties the id and the address to the platform', () => {
    expect(pathsOf(aCourse({ id: 'edx:1001' }))).toEqual(['id']);
    expect(pathsOf(aCourse({ url: 'https://www.edx.org/course/a' }))).toEqual(['url']);
  });

  it.each([null, undefined, 7, 'course', [], new Date(0)])('refuses %j', (input) => {
    expect(parseCourse(input).ok).toBe(false);
  });
});
