import { describe, expect, it } from 'vitest';
import { parseCourseDetails } from './parsing/parseCourseDetails.ts';
import { noDetails } from './unknownFacts.ts';

const id = 'udemy:1001';

describe('parseCourseDetails', () => {
  it('reads an id alone as empty details', () => {
    expect(parseCourseDetails({ id })).toEqual(noDetails(id));
    expect(parseCourseDetails(noDetails(id))).toEqual(noDetails(id));
  });

  it('keeps the given values, cleaned', () => {
    const details = {
      ...noDetails(id),
      description: ['First paragraph.', 'Second\u202e one.'],
      curriculum: [{ title: 'Start', minutes: 20, lectures: [{ title: 'Hello', minutes: null }] }],
      runs: [{ start: '2024-02-01', end: null, enrolBy: null, pace: 'self' }],
    };
    expect(parseCourseDetails(details)).toEqual({
      ...details,
      description: ['First paragraph.', 'Second one.'],
    });
  });

  it.each([
    [{}],
    [{ id: 'no id' }],
    [{ id, learners: -1 }],
    [{ id, runs: [{ start: '2024-01-01', pace: 'fast' }] }],
    [
      {
        id,
        access: [
          {
            part: 'lessons',
            cost: 'free',
            source: 'rules',
            checked: '2024-01-01',
            page: 'http://a.example/',
          },
        ],
      },
    ],
    [
      {
        id,
        offers: [
          {
            platform: 'edx',
            url: 'https://evil.example/a',
            price: { kind: 'unknown' },
            checked: '2024-01-01',
          },
        ],
      },
    ],
    [null],
  ])('refuses %j', (input) => {
    expect(parseCourseDetails(input)).toBeNull();
  });
});
