import { expect, it } from 'vitest';
import { aCourse } from '../../testing/builders.ts';
import { createMemoryCatalogue } from '../memory/memoryCatalogue.ts';

const titles = [
  'IA para todos',
  'Iatrogenia',
  'Guitarra',
  'Principios de Python',
  'Programar en Python',
  'Redes con Python',
  'Introducción a la Contabilidad',
  'Introducción a la contabilidad',
];
const catalogue = createMemoryCatalogue(
  titles.map((title, place) => {
    const subjects = title === 'Guitarra' ? ['Guitar'] : [];
    return aCourse({ id: `udemy:${place}`, title, subjects, language: 'es' });
  }),
);
const suggested = async (text: string) =>
  (await catalogue.suggest({ text, language: 'es' })).map((one) => `${one.kind} ${one.text}`);

it('suggests for two letters the titles that say just them', async () => {
  expect(await suggested('ia')).toEqual(['course IA para todos']);
  expect(await suggested('i')).toEqual([]);
});

it('suggests the subject of a misspelt word', async () => {
  expect((await suggested('gutiarra'))[0]).toBe('subject Guitarra');
});

it('fills up with what the words before an unfinished one find, if few titles have that', async () => {
  expect(await suggested('python princ')).toEqual(
    ['Principios de Python', 'Programar en Python', 'Redes con Python'].map(
      (title) => `course ${title}`,
    ),
  );
});

it('suggests a title once, however it is written', async () => {
  expect(await suggested('contabilidad')).toEqual(['course Introducción a la Contabilidad']);
});
