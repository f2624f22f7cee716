import { paths } from '../navigation/paths.ts';
import type { Translated } from './article.ts';

export const product: Translated = {
  es: {
    title: 'El producto',
    sections: [
      {
        paragraphs: [
          ['Esto es lo que Aulario hace hoy. Lo que no está en la lista, todavía no lo hace.'],
        ],
      },
      {
        heading: 'Encontrar',
        items: [
          [
            'Búsqueda por título, tema, instructor, institución y plataforma, en español y en inglés a la vez.',
          ],
          [
            'Erratas, acentos olvidados y palabras a medias: lo exacto sale primero, y cada resultado dice por qué aparece.',
          ],
          [
            'Filtros con sus cuentas: categoría, plataforma, idioma, nivel, coste, precio, duración, valoración y certificado. Lo que no se sabe se puede elegir también.',
          ],
          ['Doce categorías con página propia y sus temas, para entrar sin escribir nada.'],
          [
            'Cursos parecidos a otro, y sugerencias por tu categoría y tu carrito, con su motivo y calculadas en tu dispositivo.',
          ],
          ['Búsqueda, filtros, orden y página en la dirección: un enlace guarda lo que ves.'],
        ],
      },
      {
        heading: 'Reunir',
        items: [
          ['Un carrito por cuenta, que sigue ahí al recargar y en las demás pestañas.'],
          ['Quitar un curso se puede deshacer.'],
          ['Totales exactos por moneda. Los precios desconocidos se cuentan aparte.'],
        ],
      },
      {
        heading: 'Salir a comprar',
        items: [
          [
            'Los cursos se agrupan por plataforma, cada uno con su enlace, y se marcan al abrirlos.',
          ],
          ['Los enlaces llevan siempre a la web de la plataforma del curso y a ninguna otra.'],
        ],
      },
      {
        heading: 'De dónde salen los datos',
        paragraphs: [
          [
            'El catálogo es una muestra de cursos reales. Sus datos se tomaron entre 2020 y 2024 de las páginas públicas de las plataformas; los resúmenes y las portadas son de Aulario. Los precios son los de entonces: el de hoy está en la plataforma. ',
            { text: 'Más en el aviso legal', href: paths.legal },
            '.',
          ],
        ],
      },
    ],
  },
  en: {
    title: 'The product',
    sections: [
      {
        paragraphs: [
          ['This is what Aulario does today. What isn’t on the list, it doesn’t do yet.'],
        ],
      },
      {
        heading: 'Finding',
        items: [
          [
            'Search by title, subject, instructor, institution and platform, in Spanish and English at once.',
          ],
          [
            'Typos, forgotten accents and half-typed words: exact matches come first, and each result says why it’s there.',
          ],
          [
            'Filters with their counts: category, platform, language, level, cost, price, duration, rating and certificate. What isn’t known can be chosen too.',
          ],
          [
            'Twelve categories with pages of their own and their subjects, to walk into without typing anything.',
          ],
          [
            'Courses similar to another, and suggestions from your category and your cart, with their reason and worked out on your device.',
          ],
          ['Search, filters, order and page in the address: a link keeps what you see.'],
        ],
      },
      {
        heading: 'Gathering',
        items: [
          ['One cart per account, still there after a reload and in your other tabs.'],
          ['Removing a course can be undone.'],
          ['Exact totals per currency. Unknown prices are counted apart.'],
        ],
      },
      {
        heading: 'Going out to buy',
        items: [
          ['Courses are grouped by platform, each with its link, and ticked as you open them.'],
          ['Links always lead to the site of the course’s platform and to no other.'],
        ],
      },
      {
        heading: 'Where the data comes from',
        paragraphs: [
          [
            'The catalogue is a sample of real courses. Their facts were taken between 2020 and 2024 from the platforms’ public pages; summaries and covers are Aulario’s own. Prices are from that time: today’s is on the platform. ',
            { text: 'More in the legal notice', href: paths.legal },
            '.',
          ],
        ],
      },
    ],
  },
};
