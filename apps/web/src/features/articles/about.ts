import { paths } from '../navigation/paths.ts';
import type { Translated } from './article.ts';

export const about: Translated = {
  es: {
    title: 'Sobre Aulario',
    sections: [
      {
        paragraphs: [
          [
            'Un aulario es un edificio de aulas: cada curso es una sala y cada sala tiene su puerta. Aulario junta en un mismo edificio cursos que hoy viven en plataformas distintas, para que buscarlos no sea ir de calle en calle.',
          ],
        ],
      },
      {
        heading: 'Qué es',
        items: [
          ['Un catálogo con cursos de Udemy, Coursera y edX, repartidos en doce categorías.'],
          ['Una sola búsqueda para todos, que aguanta erratas y acentos olvidados.'],
          ['Un carrito donde reunirlos antes de decidir.'],
        ],
      },
      {
        heading: 'Qué no es',
        items: [
          ['Una tienda: aquí no se paga nada. El pago se hace en la web de cada plataforma.'],
          ['Una plataforma de cursos: las clases están donde las puso quien las enseña.'],
          ['Un escaparate pagado: ningún curso sale antes que otro por dinero.'],
        ],
      },
      {
        heading: 'Cómo decide el orden',
        paragraphs: [
          [
            'Con una búsqueda, lo que coincide exactamente va primero, después lo que empieza igual y al final lo que se parece. Sin búsqueda, empieza la categoría que guardaste en tu perfil. Lo contamos con más detalle en la ',
            { text: 'documentación', href: paths.docs },
            '.',
          ],
        ],
      },
    ],
  },
  en: {
    title: 'About Aulario',
    sections: [
      {
        paragraphs: [
          [
            'An aulario is a building of classrooms: every course is a room, and every room has its door. Aulario brings courses that live on different platforms into one building, so that finding them doesn’t mean walking from street to street.',
          ],
        ],
      },
      {
        heading: 'What it is',
        items: [
          ['A catalogue of courses from Udemy, Coursera and edX, in twelve categories.'],
          ['A single search for all of them, which puts up with typos and forgotten accents.'],
          ['A cart to gather them in before you decide.'],
        ],
      },
      {
        heading: 'What it isn’t',
        items: [
          ['A shop: nothing is paid for here. You pay on each platform’s own site.'],
          ['A course platform: the lessons are where their teachers put them.'],
          ['A paid window display: no course stands before another for money.'],
        ],
      },
      {
        heading: 'How it decides the order',
        paragraphs: [
          [
            'With a search, exact matches come first, then what begins the same way, and last what looks similar. Without one, the category you saved in your profile comes first. There is more about it in the ',
            { text: 'documentation', href: paths.docs },
            '.',
          ],
        ],
      },
    ],
  },
};
