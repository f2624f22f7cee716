import { type FacetWording, foldText, type Wording } from '@aulario/search';
import { platformList } from '../../course/platforms.ts';
import { facetPhrases } from './facetPhrases.ts';

const domainStopWords = ['course', 'courses', 'curso', 'cursos'];

const anyCourse = new Set([...domainStopWords, 'all', 'the', 'todos', 'los', 'un', 'a']);

/** Whether a text names every course and no subject: 'cursos', 'all courses'. */
export function namesEveryCourse(text: string): boolean {
  const words = text.toLowerCase().split(/\s+/);
  return (
    words.every((word) => anyCourse.has(word)) &&
    domainStopWords.some((word) => words.includes(word))
  );
}

const light = (
  'clase clases leccion lecciones tutorial tutoriales taller talleres formacion capacitacion estudios ' +
  'carrera asignatura materia profe apuntes temario guia manual master diplomado aficionados todos certificacion ' +
  'uni nivel duracion dure duren dura class classes lesson lessons workshop workshops training masterclass bootcamp ' +
  'program programme magistral guide lecture lectures degree certification adults level duration lasting'
).split(' ');

/** The names of the platforms: 'udemy' in 'python de Udemy'. */
const platformPhrases = (): FacetWording[] =>
  platformList().map(({ id, name }) => ({
    facet: 'platform',
    value: id,
    phrases: [name.toLowerCase()],
  }));

/** The single words that mention filters, folded as `foldText` does: 'gratis', 'udemy'. */
export function filterWords(): readonly string[] {
  const phrases = [...facetPhrases, ...platformPhrases()].flatMap((wording) => wording.phrases);
  return [...new Set(phrases.map(foldText))].filter((phrase) => /^[a-z]+$/.test(phrase));
}

/**
 * The special words of queries for courses: facet values, domain stop words and low-weight words.
 */
export function courseWording(): Wording {
  return {
    domainStopWords,
    light,
    facets: [...facetPhrases, ...platformPhrases()],
  };
}
