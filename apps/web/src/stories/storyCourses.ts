import type { Course } from '@aulario/course-data';
import { sampleCourses } from '@aulario/course-data/testing';

/** A course of the sample catalogue. */
function sample(id: string): Course {
  const course = sampleCourses.find((candidate) => candidate.id === id);
  if (course === undefined) throw new Error(`The sample catalogue has no ${id}.`);
  return course;
}

/** A course of the catalogue's first page. */
export const firstCourse = sample('udemy:5459964');

export const unpricedCourses = [
  sample('coursera:automate-cybersecurity-tasks-with-python'),
  sample('coursera:autodesk-autocad-design-drafting'),
] as const;

/** Every price kind, every platform, both languages. */
export const mixedCourses = [
  firstCourse,
  sample('edx:programacion-para-todos-empezando-con-python'),
  unpricedCourses[0],
  sample('udemy:241444'),
] as const;

const long =
  'Introducción al aprendizaje automático, la visualización y el procesamiento de datos con Python, del cuaderno a la producción, sin conocimientos previos y con proyectos completos';

const lengthen = (course: Course, title: string): Course => ({
  ...course,
  language: 'es-ES',
  title,
  headline: `${long}. ${long}.`,
  instructors: [
    'Academia Internacional de Ciencia de Datos y Programación Científica de Iberoamérica',
  ],
});

/** Texts longer than a marketplace may deliver them, and a word that is longer than a narrow line. */
export const longCourses = [
  lengthen(mixedCourses[0], long),
  lengthen(
    mixedCourses[1],
    'Electroencefalografistas y otorrinolaringólogos: interdisciplinariedad',
  ),
] as const;
