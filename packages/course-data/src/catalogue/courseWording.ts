import type { FacetWording, Wording } from '@aulario/search';
import { platformList } from '../course/platforms.ts';
import { facetPhrases } from './facetPhrases.ts';

const domainStopWords = ['course', 'courses', 'curso', 'cursos'];

const light =
  'clase clases leccion lecciones tutorial tutoriales taller talleres formacion capacitacion estudios ' +
  'carrera asignatura materia profe apuntes temario guia manual master diplomado aficionados todos ' +
  'nivel duracion dure duren dura class classes lesson lessons workshop workshops training masterclass bootcamp ' +
  'program programme magistral guide lecture lectures degree certification adults level duration lasting';

/** The names of the platforms: 'udemy' in 'python de Udemy'. */
const platformPhrases = (): FacetWording[] =>
  platformList().map(({ id, name }) => ({
    facet: 'platform',
    value: id,
    phrases: [name.toLowerCase()],
  }));

/**
 * The special words of queries for courses: facet values, domain stop words and low-weight words.
 */
export function courseWording(): Wording {
  return {
    domainStopWords,
    light: light.split(' '),
    facets: [...facetPhrases, ...platformPhrases()],
  };
}
