import type { Level } from '@aulario/course-data';
import { phraseOf } from '../plan/phraseOf.ts';

/** Words that say how a course teaches, not what. */
const generic = new Set(
  phraseOf(
    'complete completo completa course curso cursos learn aprende aprender learning master mastery ' +
      'masterclass class bootcamp training guide ultimate full total intro introduction introduccion ' +
      'introductory fundamentals fundamentos basics basicos basico essentials essential conceptos ' +
      'aspectos bases beginner beginners principiantes absolute zero hero cero scratch step start ' +
      'started getting crash first foundations foundation programming programacion skills ' +
      'level nivel microsoft ms adobe google new como how your you everything need know hands on ' +
      'beginning expert pro professional advanced 1 2 i hour hours time get the my practical practico ' +
      'en linea online certification certificate certified 2019 2020 2021 2022 2023 2024 2025 2026 all',
  )
    .trim()
    .split(' '),
);

/** The number of words of a title that are neither of the phrase nor generic. */
export function furtherWords(title: string, phrase: string): number {
  const own = new Set(phraseOf(phrase).trim().split(' '));
  const words = phraseOf(title).trim().split(' ');
  return words.filter((word) => !own.has(word) && !generic.has(word)).length;
}

const saysAdvanced = /\s(?<!usuario )(?:advanced|avanzad[oa]s?)\s/u;
const saysBeginner =
  /\s(?:beginners?|principiantes?|basics?|basicos?|cero|zero|scratch|introduccion|introduction)\s/u;

/** The level that a title states; null if none, or if it begins at the beginning all the same. */
export function levelOfTitle(title: string): Level | null {
  const said = phraseOf(title);
  return saysAdvanced.test(said) && !saysBeginner.test(said) ? 'advanced' : null;
}
