import { uncheckedSince } from '@aulario/course-data';
import { describe, expect, it } from 'vitest';
import { labelledCourses } from '../testing/labelledCourses.ts';
import { provider } from '../testing/readAll.ts';
import { applyRules } from './applyRules.ts';

const seenOn = '2026-11-22';

describe('what is really free', () => {
  it('is labelled by hand for at least 100 courses', () => {
    expect(labelledCourses.length).toBeGreaterThanOrEqual(100);
  });

  it.each(labelledCourses)(
    '$provider: $what',
    ({ provider: id, input, lessons, exercises, certificate }) => {
      const { access, hasCertificate } = applyRules({ ...input, seenOn }, provider(id).access);
      const said = hasCertificate === false ? 'none' : access.certificate;
      expect({ lessons: access.lessons, exercises: access.exercises, certificate: said }).toEqual({
        lessons,
        exercises,
        certificate,
      });
    },
  );
});

it('says from which day a rule is unchecked, and where each fact is written', () => {
  const rules = provider('edx').access;
  const input = {
    price: { kind: 'free', certificate: null } as const,
    hasCertificate: null,
    feed: {},
    seenOn,
  } as const;
  const { access, facts } = applyRules(input, rules);
  expect(access.basis).toEqual({ source: 'rules', checked: '2024-12-31', reviewBy: '2025-12-31' });
  expect(uncheckedSince(access, '2025-12-30')).toBeNull();
  expect(uncheckedSince(access, '2025-12-31')).toBe('2024-12-31');
  expect(facts).toEqual([
    { part: 'lessons', cost: 'free', source: 'feed', checked: seenOn, page: null },
    {
      part: 'certificate',
      cost: 'paid',
      source: 'rules',
      checked: '2024-12-31',
      page: rules[0]?.page,
    },
  ]);
});
