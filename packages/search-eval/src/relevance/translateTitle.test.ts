import { aCourse } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { splitForJudge } from './splitForJudge.ts';
import { indexTitles } from './titleIndex.ts';
import { translateTitle } from './translateTitle.ts';

const index = indexTitles([
  aCourse({ id: 'udemy:1', title: 'Fotografía de retrato con Lightroom', language: 'es-ES' }),
  aCourse({ id: 'udemy:2', title: 'Lightroom in an hour', language: 'en-US' }),
]);

const translate = (title: string, language: 'es' | 'en') =>
  translateTitle(index, splitForJudge(title), language);

it('puts the longest terms into the other language and keeps what both languages have', () => {
  const translated = translate('Fotografía de retrato con Lightroom', 'es');
  expect(translated?.words).toEqual(['portrait', 'photography', 'lightroom']);
  expect(translated?.meaning).toEqual([
    ['fotografía de retrato', 'portrait photography'],
    ['lightroom'],
  ]);
  expect(translate('Landscape photography for beginners', 'en')?.words.join(' ')).toBe(
    'fotografía de paisajes principiantes',
  );
});

it('gives up when nothing has to be translated, or too little is left', () => {
  expect(translate('Lightroom en una hora', 'es')).toBeNull();
  expect(translate('Yoga', 'es')).toBeNull();
  expect(translate('Perros', 'es')).toBeNull();
});
