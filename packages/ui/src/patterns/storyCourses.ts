import { coverSvg } from '../covers/index.ts';
import type { CourseCardProps } from './CourseCard.tsx';
import type { TextPart } from './MarkedText.tsx';
import type { SimilarCourses } from './SimilarLink.tsx';

export type StoryCourse = Omit<CourseCardProps, 'onToggleCart'>;

const picture = (id: string, category: string) =>
  `data:image/svg+xml,${encodeURIComponent(coverSvg(id, category))}`;

const recorded = 'precio registrado entre 2020 y 2024';

const course = (
  id: string,
  category: string,
  facts: Pick<StoryCourse, 'title' | 'titleLang' | 'href' | 'instructor' | 'platform' | 'price'>,
): StoryCourse => ({
  ...facts,
  imageUrl: picture(id, category),
  fallbackImageUrl: picture(category, category),
  isInCart: false,
  addLabel: `Agregar al carrito: ${facts.title}`,
  removeLabel: `Quitar del carrito: ${facts.title}`,
  newTabLabel: 'se abre en otra pestaña',
});

/** A paid course, in English on a Spanish page. */
export const paid = course('udemy:5459964', 'Development', {
  title: 'OpenAI API Complete Guide: With Practical Examples in Python',
  titleLang: 'en',
  href: 'https://www.udemy.com/course/how-to-use-chatgpt-and-openai-api-for-developers/',
  instructor: 'Justin B',
  platform: 'Udemy',
  price: { text: '54,99 US$', kind: 'paid', note: recorded },
});

/** A free course. */
export const free = course('edx:python-aprender-a-programar', 'Development', {
  title: 'Python: aprender a programar',
  href: 'https://www.edx.org/course/python-aprender-a-programar',
  instructor: 'Leonardo Salom Muñoz',
  platform: 'edX',
  price: { text: 'Gratis', kind: 'free' },
});

/** A course whose price nobody has told. */
export const unknown = course('coursera:aspectos-basicos', 'Design', {
  title: 'Aspectos básicos del diseño de la experiencia del usuario',
  href: 'https://www.coursera.org/learn/aspectos-basicos-del-diseno-de-la-experiencia-del-usuario-ux',
  instructor: 'Google',
  platform: 'Coursera',
  price: { text: 'Precio en la web', kind: 'unknown' },
});

/** A title and a teacher that need more room than there is. */
export const long = course('edx:educacion-de-calidad', 'Teaching & Academics', {
  title: 'Educación de calidad para todos: equidad, inclusión y atención a la diversidad',
  href: 'https://www.edx.org/course/educacion-de-calidad-para-todos-equidad-inclusion',
  instructor: 'Gerardo Echeita, Elena Martin y Marta Sandoval, Universidad Autónoma de Madrid',
  platform: 'edX',
  price: { text: 'Gratis', kind: 'free' },
});

/** A title of one line. */
export const short = course('edx:diseno-de-jardines', 'Lifestyle', {
  title: 'Diseño de Jardines',
  href: 'https://www.edx.org/course/diseno-de-jardines',
  instructor: 'Patricia Gil',
  platform: 'edX',
  price: { text: 'Gratis', kind: 'free' },
});

/** Courses of every kind, as a page of the catalogue has them. */
export const storyCourses: readonly StoryCourse[] = [
  { ...paid, isInCart: true },
  free,
  unknown,
  long,
  short,
  course('edx:astronomia-virtual', 'Photography & Video', {
    title: 'Fundamentos de fotografía documental',
    href: 'https://www.edx.org/course/fundamentos-de-fotografia-documental',
    instructor: 'Luis Alberto Cardozo Acosta',
    platform: 'edX',
    price: { text: 'Gratis', kind: 'free' },
  }),
  course('udemy:5601870', 'Development', {
    title: 'Fundamentals of Machine Learning using Python',
    titleLang: 'en',
    href: 'https://www.udemy.com/course/fundamentals-of-machine-learning-using-python/',
    instructor: 'Luca Berton',
    platform: 'Udemy',
    price: { text: '49,99 US$', kind: 'paid', note: recorded },
  }),
  course('edx:crear-musica', 'Music', {
    title: 'Crear música con tecnología',
    href: 'https://www.edx.org/course/crear-musica-con-tecnologia',
    instructor: 'Loudon Sterns',
    platform: 'edX',
    price: { text: 'Gratis', kind: 'free' },
  }),
];

/** A title in pieces, the given words marked. */
export const marked = (title: string, words: readonly string[]): readonly TextPart[] =>
  title
    .split(new RegExp(`(${words.join('|')})`))
    .filter((text) => text !== '')
    .map((text) => ({ text, isMarked: words.includes(text) }));

/** The link to courses like this one. */
export const similarTo = ({ title }: { title: string }): SimilarCourses => ({
  label: 'Cursos parecidos',
  accessibleLabel: `Cursos parecidos a ${title}`,
  href: '?like=udemy:5459964',
});
