import { paths } from '../navigation/paths.ts';
import type { Translated } from './article.ts';

export const blog: Translated = {
  es: {
    title: 'Blog',
    sections: [
      {
        paragraphs: [['Notas sobre cómo está hecho este edificio, y por qué.']],
      },
      {
        heading: 'Lo que un precio dice y lo que no',
        paragraphs: [
          [
            'En la web de una plataforma, un mismo curso puede costar 13 un martes y 85 un jueves. Quien reúne cursos de varios sitios puede elegir el número más bonito, o puede decir de cuándo es el que tiene. Aulario hace lo segundo: cada precio lleva los años en que se registró.',
          ],
          [
            'Y cuando no lo sabe, lo dice. Los datos públicos de Coursera no traen el precio de cada curso; poner un cero lo convertiría en gratis, y dejarlo en blanco parecería un fallo. Por eso existe «Precio en la web», y por eso el carrito cuenta esos cursos aparte en lugar de sumarlos como nada.',
          ],
          [
            'En edX pasa algo distinto: el curso se puede seguir gratis y lo que se paga es el certificado. Son dos verdades, así que mostramos las dos.',
          ],
        ],
      },
      {
        heading: 'Exacto, después parecido',
        paragraphs: [
          [
            'Una búsqueda que perdona erratas tiene una tentación: mezclar lo que pediste con lo que se le parece. Si escribes «java», un título con «JavaScript» no debería pasar delante de uno con «Java». Aquí la regla no tiene excepciones: primero lo exacto, luego lo que empieza igual, al final lo parecido.',
          ],
          [
            'También hay palabras que casi todas las búsquedas rompen: «c++» o «.net» pierden sus signos y se quedan en una letra o en una red. En Aulario son palabras enteras. ',
            { text: 'Pruébalo en el catálogo', href: `${paths.home}?q=c%2B%2B` },
            '.',
          ],
        ],
      },
    ],
  },
  en: {
    title: 'Blog',
    sections: [
      {
        paragraphs: [['Notes on how this building is made, and why.']],
      },
      {
        heading: 'What a price says and what it doesn’t',
        paragraphs: [
          [
            'On a platform’s site the same course may cost 13 on a Tuesday and 85 on a Thursday. Whoever gathers courses from several places can pick the prettiest number, or say when theirs is from. Aulario does the second: every price carries the years in which it was recorded.',
          ],
          [
            'And when it doesn’t know, it says so. Coursera’s public data carries no price per course; writing zero would make it free, and leaving a blank would look like a fault. That’s why there is ‘Price on their site’, and why the cart counts those courses apart instead of adding them up as nothing.',
          ],
          [
            'On edX it’s different again: the course can be followed free, and what you pay for is the certificate. Both are true, so we show both.',
          ],
        ],
      },
      {
        heading: 'Exact first, similar after',
        paragraphs: [
          [
            'A search that forgives typos has a temptation: mixing what you asked for with what looks like it. If you type ‘java’, a title with ‘JavaScript’ shouldn’t walk in front of one with ‘Java’. The rule here has no exceptions: exact first, then what begins the same way, and what looks similar last.',
          ],
          [
            'Then there are words that nearly every search breaks: ‘c++’ or ‘.net’ lose their signs and end up as a letter or a net. In Aulario they are whole words. ',
            { text: 'Try it in the catalogue', href: `${paths.home}?q=c%2B%2B` },
            '.',
          ],
        ],
      },
    ],
  },
};
