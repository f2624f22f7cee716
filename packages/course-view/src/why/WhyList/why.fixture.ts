import type { WhyListProps } from './WhyList.tsx';

/** The explanation of a match for 'pyhton programming open'. */
export const storyWhy: WhyListProps = {
  title: 'Por qué aparece este curso',
  rows: [
    {
      asked: 'pyhton',
      found: 'python',
      kind: 'parecida',
      fields: 'título, tema',
      share: 0.58,
      shareLabel: '58 %',
    },
    {
      asked: 'programación',
      found: 'programming',
      kind: 'traducida',
      fields: 'descripción',
      share: 0.29,
      shareLabel: '29 %',
    },
    {
      asked: 'open',
      found: 'open',
      kind: 'principio de palabra',
      fields: 'título',
      share: 0.13,
      shareLabel: '13 %',
    },
  ],
};

/** Words and fields that are too long. */
export const longWhy: Pick<WhyListProps, 'rows' | 'note'> = {
  rows: [
    {
      asked: 'electroencefalografista',
      found: 'electroencefalografistas',
      kind: 'de la misma familia',
      fields: 'título, descripción, profesora, institución, plataforma, tema, categoría',
      share: 1,
      shareLabel: '100 %',
    },
  ],
  note: 'A igualdad de palabras, van antes los cursos en tu idioma y los mejor valorados.',
};
