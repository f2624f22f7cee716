import { paths } from '../navigation/paths.ts';
import type { Translated } from './article.ts';

export const legal: Translated = {
  es: {
    title: 'Aviso legal',
    sections: [
      {
        paragraphs: [
          [
            'Aulario es un programa libre, con licencia MIT. Quien lo publica en una dirección responde de esa instalación y de las cuentas que se crean en ella. Cómo escribirle está en ',
            { text: 'Contacto', href: paths.contact },
            '.',
          ],
        ],
      },
      {
        heading: 'Qué se guarda de ti',
        items: [
          [
            'Tu cuenta —correo, nombre y dirección de la foto— la guarda Firebase Authentication, un servicio de Google. Aulario no conserva tu contraseña.',
          ],
          [
            'En este navegador se guardan la sesión, el idioma, la categoría, tus últimas búsquedas y el carrito. Al cerrar sesión se borran la sesión y las búsquedas; el carrito espera a que vuelvas.',
          ],
          ['El correo que dejes en el boletín va al servicio que lo envía, cuando hay uno.'],
        ],
      },
      {
        heading: 'Qué no se hace',
        items: [
          ['No hay anuncios, analítica ni cookies de seguimiento.'],
          [
            'Lo que buscas no sale de tu dispositivo, salvo que quien publica Aulario use un buscador aparte. Las plataformas no se enteran de lo que buscas ni de lo que guardas. Cuando abres un enlace, la plataforma aplica sus propias normas.',
          ],
          ['Si pones una foto, el navegador la pide al sitio donde está.'],
        ],
      },
      {
        heading: 'Los datos de los cursos',
        paragraphs: [
          [
            'Títulos, instructores, idiomas y precios son datos que las plataformas publicaron entre 2020 y 2024. Pueden haber cambiado: vale lo que diga la plataforma. Udemy, Coursera y edX son marcas de sus dueños; Aulario no depende de ellas.',
          ],
        ],
      },
    ],
  },
  en: {
    title: 'Legal notice',
    sections: [
      {
        paragraphs: [
          [
            'Aulario is free software under the MIT licence. Whoever publishes it at an address answers for that installation and for the accounts made there. How to write to them is under ',
            { text: 'Contact', href: paths.contact },
            '.',
          ],
        ],
      },
      {
        heading: 'What is kept about you',
        items: [
          [
            'Your account — email address, name and address of the photo — is kept by Firebase Authentication, a Google service. Aulario doesn’t keep your password.',
          ],
          [
            'This browser keeps the session, the language, the category, your last searches and the cart. Signing out deletes the session and the searches; the cart waits for you to come back.',
          ],
          [
            'An address left for the newsletter goes to the service that sends it, where there is one.',
          ],
        ],
      },
      {
        heading: 'What isn’t done',
        items: [
          ['There is no advertising, no analytics and no tracking cookie.'],
          [
            'What you search for stays on your device, unless whoever publishes Aulario uses a search service of its own. The platforms don’t learn what you search for or keep. When you open a link, the platform’s own rules apply.',
          ],
          ['If you set a photo, the browser asks for it where it is.'],
        ],
      },
      {
        heading: 'The facts about courses',
        paragraphs: [
          [
            'Titles, instructors, languages and prices are facts that the platforms published between 2020 and 2024. They may have changed: what the platform says is what counts. Udemy, Coursera and edX are trademarks of their owners; Aulario doesn’t depend on them.',
          ],
        ],
      },
    ],
  },
};
