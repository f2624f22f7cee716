import { paths } from '../navigation/paths.ts';
import type { Section, Translated } from './article.ts';

const whereEs = (issuesUrl: string | null): Section =>
  issuesUrl === null
    ? {
        heading: 'Dónde escribir',
        paragraphs: [
          [
            'Quien publicó esta instalación no ha puesto todavía una dirección de contacto. Si eres tú, pon la de tu gestor de incidencias en la variable VITE_ISSUES_URL y saldrá aquí.',
          ],
        ],
      }
    : {
        heading: 'Dónde escribir',
        paragraphs: [
          [
            'Los fallos y las ideas se recogen en el repositorio del proyecto: ',
            { text: 'abrir una incidencia', href: issuesUrl },
            '. Es público: no escribas ahí tu correo ni nada privado.',
          ],
        ],
      };

const whereEn = (issuesUrl: string | null): Section =>
  issuesUrl === null
    ? {
        heading: 'Where to write',
        paragraphs: [
          [
            'Whoever published this installation hasn’t given a contact address yet. If that’s you, put the one of your issue tracker into the variable VITE_ISSUES_URL and it will show here.',
          ],
        ],
      }
    : {
        heading: 'Where to write',
        paragraphs: [
          [
            'Faults and ideas are gathered in the project’s repository: ',
            { text: 'open an issue', href: issuesUrl },
            '. It’s public: don’t write your address or anything private there.',
          ],
        ],
      };

/** Names the issue tracker where the deployer has given one, and says plainly where not. */
export const contact = (issuesUrl: string | null): Translated => ({
  es: {
    title: 'Contacto',
    sections: [
      whereEs(issuesUrl),
      {
        heading: 'Antes de escribir',
        items: [
          [
            'Sobre el contenido, el pago o el certificado de un curso responde la plataforma que lo ofrece, no Aulario.',
          ],
          [
            'Cómo se busca, se guarda y se lee un precio está en la ',
            { text: 'documentación', href: paths.docs },
            '.',
          ],
          ['Qué se guarda de ti está en el ', { text: 'aviso legal', href: paths.legal }, '.'],
        ],
      },
      {
        heading: 'Si algo falla',
        paragraphs: [
          [
            'Ayuda saber qué hiciste, qué esperabas y qué pasó, con la dirección de la página y el nombre del navegador. Nunca hace falta la contraseña.',
          ],
        ],
      },
    ],
  },
  en: {
    title: 'Contact',
    sections: [
      whereEn(issuesUrl),
      {
        heading: 'Before you write',
        items: [
          [
            'The platform that offers a course answers for its content, payment and certificate; Aulario can’t.',
          ],
          [
            'How to search, keep courses and read a price is in the ',
            { text: 'documentation', href: paths.docs },
            '.',
          ],
          ['What is kept about you is in the ', { text: 'legal notice', href: paths.legal }, '.'],
        ],
      },
      {
        heading: 'When something fails',
        paragraphs: [
          [
            'It helps to know what you did, what you expected and what happened, with the address of the page and the name of the browser. The password is never needed.',
          ],
        ],
      },
    ],
  },
});
