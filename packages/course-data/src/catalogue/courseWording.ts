import type { FacetWording, Wording } from '@aulario/search';
import { platformList } from '../course/platforms.ts';
import type { FacetId, FacetValue } from './facets.ts';

const phrasesOf = (list: string) => list.split(' | ');

const facet = (id: FacetId, value: FacetValue, list: string, alone = ''): FacetWording => ({
  facet: id,
  value,
  phrases: phrasesOf(list),
  alone: alone.split(' ').filter((word) => word !== ''),
});

/** The phrases for facet values in both languages. */
const facets: readonly FacetWording[] = [
  facet(
    'level',
    'beginner',
    'principiante | principiantes | para principiantes | para novatos | novato | novatos | para empezar | ' +
      'básico | básica | básicos | básicas | nivel básico | nociones básicas | conceptos básicos | desde cero | ' +
      'de cero | sin experiencia | sin conocimientos | sin saber nada | no se nada | primeros pasos | inicial | ' +
      'nivel inicial | iniciación | introducción | para dummies | para tontos | para no expertos | desde el principio | ' +
      'beginner | beginners | for beginners | absolute beginners | total beginners | for dummies | basic | basics | ' +
      'the basics | from scratch | from zero | no experience | without experience | with no experience | ' +
      'getting started | getting started with | introduction | introduction to | intro | intro to | 101 | ' +
      'for starters | newbie | newbies | entry level | fundamentals for beginners',
  ),
  facet(
    'level',
    'intermediate',
    'intermedio | intermedia | nivel intermedio | intermediate | intermediate level',
  ),
  facet(
    'level',
    'advanced',
    'avanzado | avanzada | avanzados | avanzadas | nivel avanzado | para expertos | a fondo | ' +
      'advanced | advanced level | for experts | expert level | in depth',
  ),
  facet(
    'price',
    'free',
    'gratis | gratuito | gratuita | gratuitos | gratuitas | sin pagar | sin coste | sin costo | ' +
      'free | for free | free of charge | at no cost | no cost',
  ),
  facet(
    'language',
    'es',
    'en español | en castellano | en espanol | in spanish | en idioma español | spanish language course',
    'espanol castellano spanish',
  ),
  facet('language', 'en', 'en inglés | in english', 'ingles english'),
  facet('language', 'pt', 'en portugués | in portuguese', 'portugues portuguese'),
  facet('language', 'fr', 'en francés | in french', 'frances french'),
  facet('language', 'de', 'en alemán | in german', 'aleman german'),
  facet('language', 'it', 'en italiano | in italian', 'italiano italian'),
  facet(
    'certificate',
    'free',
    'con certificado gratis | certificado gratis | con certificado gratuito | certificado gratuito | ' +
      'free certificate | with free certificate | with a free certificate',
  ),
  facet(
    'certificate',
    'yes',
    'con certificado | certificado | con certificación | con diploma | con título | ' +
      'with certificate | with a certificate | with certification | certificate',
  ),
  facet(
    'duration',
    'under-2h',
    'curso corto | cursos cortos | en una hora | en menos de dos horas | short course | short courses | ' +
      'in an hour | in one hour | crash course',
  ),
];

const domainStopWords = ['course', 'courses', 'curso', 'cursos'];

const light =
  'clase clases leccion lecciones tutorial tutoriales taller talleres formacion capacitacion estudios ' +
  'carrera asignatura materia profe apuntes temario guia manual master diplomado aficionados todos ' +
  'class classes lesson lessons workshop workshops training masterclass bootcamp program programme ' +
  'magistral guide lecture lectures degree certification adults';

/**
 * The special words of queries for courses: facet values, domain stop words and low-weight words.
 */
export function courseWording(): Wording {
  const platforms = platformList().map(({ id, name }) => facet('platform', id, name.toLowerCase()));
  return { domainStopWords, light: light.split(' '), facets: [...facets, ...platforms] };
}
