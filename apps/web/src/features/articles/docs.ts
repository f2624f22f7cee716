import { paths } from '../navigation/paths.ts';
import type { Translated } from './article.ts';

export const docs: Translated = {
  es: {
    title: 'Documentación',
    sections: [
      {
        heading: 'Entrar',
        paragraphs: [
          [
            'Para ver el catálogo hace falta una cuenta: un correo y una contraseña de al menos 12 caracteres. ',
            { text: 'Crea la tuya', href: paths.signup },
            ' y entra con ella. Si llegaste por un enlace, después de entrar verás lo que el enlace decía.',
          ],
        ],
      },
      {
        heading: 'Buscar',
        items: [
          ['Escribe palabras del título, el tema, el instructor, la institución o la plataforma.'],
          ['Los acentos y las mayúsculas dan igual, y una errata no suele estorbar.'],
          ['También vale el otro idioma: «fotografía» encuentra «photography», y al revés.'],
          ['«c++», «c#», «.net» y «node.js» se buscan tal como se escriben.'],
          [
            'Entre comillas, las palabras tienen que ir seguidas en el título o en el nombre de un tema, una institución o una categoría, o estar todas entre los instructores. El resumen no cuenta.',
          ],
          ['Un guion delante deja fuera la palabra: «python -django».'],
          ['Junto o separado da igual: «power point» encuentra «PowerPoint», y al revés.'],
          ['Lo exacto sale antes que lo que empieza igual, y eso antes que lo parecido.'],
          ['Si corregimos una palabra, lo decimos, y un enlace busca lo que escribiste tal cual.'],
          [
            '«¿Por qué aparece?», en cada resultado, dice qué palabras coincidieron, dónde y cuánto pesaron.',
          ],
        ],
      },
      {
        heading: 'Mientras escribes',
        items: [
          [
            'Debajo del campo aparecen temas, cursos e instructores: flechas para elegir, Intro para buscar, Escape para cerrar.',
          ],
          [
            'Con el campo vacío salen tus últimas ocho búsquedas. Se guardan en este navegador, se borran con un botón y desaparecen al cerrar sesión.',
          ],
          ['La tecla / lleva al campo; en el perfil se puede quitar.'],
        ],
      },
      {
        heading: 'Filtrar, ordenar, explorar',
        items: [
          [
            'Cada filtro dice cuántos cursos quedarían. «Desconocido» también es un valor: reúne los cursos de los que la plataforma no dice ese dato.',
          ],
          [
            'La puerta de una categoría mira solo detrás de ella y conserva lo que buscabas. ',
            { text: 'Las doce categorías', href: paths.categories },
            ' tienen además su propia página, con sus temas.',
          ],
          [
            'Búsqueda, filtros, orden y página están en la dirección: guárdala, compártela o vuelve atrás.',
          ],
          ['«Cursos parecidos», en los resultados y en el carrito, busca otros como ese.'],
          [
            'Al pie del catálogo hay cursos elegidos por la categoría que guardaste y por tu carrito; cada grupo dice por qué. Se calcula en tu dispositivo.',
          ],
        ],
      },
      {
        heading: 'Leer un precio',
        items: [
          ['Una cantidad es el precio que se registró, en la moneda de la plataforma.'],
          [
            '«Gratis» quiere decir que el curso se puede seguir sin pagar; si el certificado cuesta, se dice.',
          ],
          ['«Precio en la web» quiere decir que no lo sabemos.'],
        ],
      },
      {
        heading: 'El carrito',
        paragraphs: [
          [
            'La puerta de cada tarjeta añade el curso y, si ya está, lo quita. En el carrito, «',
            { text: 'Check out', lang: 'en' },
            '» lleva a la lista de enlaces por plataforma: cada curso se marca al abrirlo. Aulario no sabe si lo compraste; la marca es solo para ti.',
          ],
        ],
      },
      {
        heading: 'El perfil',
        paragraphs: [
          [
            'Ahí se cambian el nombre, la foto y la categoría con la que empieza el catálogo. La foto es la dirección https de una imagen; sin foto, o si no carga, se ven tus iniciales. Más abajo se cambian la contraseña y el correo, se guarda todo en un archivo y se elimina la cuenta.',
          ],
        ],
      },
      {
        heading: 'El idioma',
        paragraphs: [
          [
            'ES y EN, arriba en cada pantalla, cambian el idioma sin perder lo que estés escribiendo. Los cursos se quedan en el suyo.',
          ],
        ],
      },
    ],
  },
  en: {
    title: 'Documentation',
    sections: [
      {
        heading: 'Getting in',
        paragraphs: [
          [
            'You need an account to see the catalogue: an email address and a password of at least 12 characters. ',
            { text: 'Create yours', href: paths.signup },
            ' and log in with it. If a link brought you here, you’ll see what it pointed to once you’ve logged in.',
          ],
        ],
      },
      {
        heading: 'Searching',
        items: [
          [
            'Type words of the title, the subject, the instructor, the institution or the platform.',
          ],
          ['Accents and capitals don’t matter, and a typo seldom gets in the way.'],
          [
            'The other language will do too: ‘photography’ finds ‘fotografía’, and the other way round.',
          ],
          ['‘c++’, ‘c#’, ‘.net’ and ‘node.js’ are searched as they’re written.'],
          [
            'Between quotes, the words have to stand together in the title or in the name of a subject, an institution or a category, or all be among the instructors. The summary doesn’t count.',
          ],
          ['A hyphen in front leaves a word out: ‘python -django’.'],
          [
            'Joined or apart is the same: ‘power point’ finds ‘PowerPoint’, and the other way round.',
          ],
          [
            'Exact matches come before what begins the same way, and that before what looks similar.',
          ],
          [
            'If we correct a word, we say so, and a link searches for what you typed as you typed it.',
          ],
          [
            '‘Why is this here?’, on each result, tells which words matched, where, and how much they counted.',
          ],
        ],
      },
      {
        heading: 'While you type',
        items: [
          [
            'Subjects, courses and instructors show below the field: arrows to choose, Enter to search, Escape to close.',
          ],
          [
            'The empty field shows your last eight searches. They’re kept in this browser, one button clears them, and they’re gone when you log out.',
          ],
          ['The key / leads to the field; it can be switched off on your profile.'],
        ],
      },
      {
        heading: 'Filtering, ordering, browsing',
        items: [
          [
            'Each filter says how many courses would be left. ‘Unknown’ is a value too: it holds the courses of which the platform doesn’t say.',
          ],
          [
            'A category’s door looks behind itself only and keeps your search. ',
            { text: 'The twelve categories', href: paths.categories },
            ' also have pages of their own, with their subjects.',
          ],
          ['Search, filters, order and page are in the address: keep it, share it, or go back.'],
          ['‘Similar courses’, on results and in the cart, finds others like that one.'],
          [
            'At the foot of the catalogue are courses chosen from the category you saved and from your cart; each group says why. It’s worked out on your device.',
          ],
        ],
      },
      {
        heading: 'Reading a price',
        items: [
          ['An amount is the price that was recorded, in the platform’s currency.'],
          [
            '‘Free’ means that the course can be followed without paying; if the certificate costs something, we say so.',
          ],
          ['‘Price on their site’ means that we don’t know it.'],
        ],
      },
      {
        heading: 'The cart',
        paragraphs: [
          [
            'The door on each card adds the course and, once it’s in, takes it out. In the cart, ‘',
            { text: 'Check out' },
            '’ leads to the list of links by platform: each course is ticked when you open it. Aulario doesn’t know whether you bought it; the tick is for you alone.',
          ],
        ],
      },
      {
        heading: 'The profile',
        paragraphs: [
          [
            'Change your name, your photo and the category the catalogue starts with. The photo is the https address of an image; without one, or if it doesn’t load, your initials show. Further down you change your password and email address, save everything to a file, or delete the account.',
          ],
        ],
      },
      {
        heading: 'The language',
        paragraphs: [
          [
            'ES and EN, at the top of every screen, change the language without losing what you’re typing. Courses stay in theirs.',
          ],
        ],
      },
    ],
  },
};
