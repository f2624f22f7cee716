import type { SearchDocument } from '../index/searchDocument.ts';
import { glossarySubjects } from '../language/glossary/glossary.ts';
import { createRandom } from './random.ts';

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Documents about subjects of the glossary; every fourth is about Python. */
export function madeUpDocuments(count: number, seed = 1): SearchDocument[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const language = index < count / 2 ? 'es' : 'en';
    const subject = random.pick(glossarySubjects);
    const other = random.pick(glossarySubjects);
    const isPython = index % 4 === 0;
    const name = (one: typeof subject) => one[language][0];
    return {
      title: capitalised(`${isPython ? 'Python' : name(subject)}: ${name(other)} ${index}`),
      headline: `${name(subject)}, ${name(other)}`,
      instructors: [`Teacher ${String.fromCharCode(97 + (index % 26))}lvarez`],
      institution: index % 3 === 0 ? [`Institute ${index % 7}`] : [],
      platform: index % 2 === 0 ? 'Udemy' : 'edX',
      subjects: [isPython ? 'Python' : capitalised(subject.en[0])],
      categories: [subject.area, `${subject.area} es`],
      language,
    };
  });
}
