import type { TextPart } from '../../../components/MarkedText/MarkedText.tsx';
import type { CourseCoverProps } from '../CourseCover/CourseCover.tsx';
import type { CourseFacts } from './CardFacts.tsx';
import type { CoursePrice } from './CardPrice.tsx';
import type { CartToggleProps } from './CartToggle.tsx';
import type { CourseCardProps } from './CourseCard.tsx';
import type { CourseDetailsLink } from './DetailsLink.tsx';

/** A course with a working cart button, for cards and lines. */
export type StoryCourse = Omit<CourseCardProps, 'details' | 'picture' | 'title' | 'toggles'> &
  CourseCoverProps & {
    title: string;
    details: CourseDetailsLink;
    door: CartToggleProps;
  };

const years = '2020–2024';

export const noFacts: CourseFacts = {
  level: { text: 'Nivel sin dato', isUnknown: true },
  language: { text: 'Español' },
  time: { text: 'Horas sin dato', isUnknown: true },
  rating: { text: 'Sin valorar', isUnknown: true },
};

const beginner = (time: string): CourseFacts => ({
  ...noFacts,
  level: { text: 'Principiante', steps: 1 },
  time: { text: time },
});

const english = { language: { text: 'Inglés' } };

const freeWithCertificate = (certificate: string): CoursePrice => ({
  text: 'Gratis',
  kind: 'free',
  notes: [`certificado ${certificate}`, years],
});

const paidPrice = (text: string): CoursePrice => ({
  text,
  kind: 'paid',
  notes: [`precio de ${years}`],
});

/** Lower than an earlier one. */
export const reducedPrice: CoursePrice = {
  text: '19,99 US$',
  kind: 'reduced',
  before: { text: '54,99 US$', label: 'antes' },
  notes: ['35,00 US$ menos', 'que el 3 mar.'],
};

export const ownedPrice: CoursePrice = {
  text: 'Ya lo tienes',
  kind: 'owned',
  notes: ['comprado el 3 mar.'],
};

export const discontinuedPrice: CoursePrice = {
  text: 'Ya no se ofrece',
  kind: 'discontinued',
  notes: ['visto por última vez en 2024'],
};

const course = (
  id: string,
  category: string,
  stated: Pick<StoryCourse, 'title' | 'titleLang' | 'href' | 'instructor' | 'platform' | 'price'>,
  facts = noFacts,
): StoryCourse => ({
  ...stated,
  facts,
  cover: { id, category },
  newTabLabel: 'se abre en otra pestaña',
  details: {
    label: 'Detalles',
    accessibleLabel: `Detalles: ${stated.title}`,
    href: `?course=${encodeURIComponent(id)}`,
  },
  door: {
    isInCart: false,
    addLabel: `Agregar al carrito: ${stated.title}`,
    removeLabel: `Quitar del carrito: ${stated.title}`,
    onToggle: () => {},
  },
});

/** A paid course, in English on a Spanish page. */
export const paid = course(
  'udemy:5459964',
  'Development',
  {
    title: 'OpenAI API Complete Guide: With Practical Examples in Python',
    titleLang: 'en',
    href: 'https://www.udemy.com/course/how-to-use-chatgpt-and-openai-api-for-developers/',
    instructor: 'Justin B',
    platform: 'Udemy',
    price: paidPrice('54,99 US$'),
  },
  { ...noFacts, ...english },
);

/** The course of which most is known. */
export const rich: StoryCourse = {
  ...paid,
  facts: {
    level: { text: 'Intermedio', steps: 2 },
    language: { text: 'Inglés' },
    time: { text: '12–16 h' },
    rating: { text: '4,6', count: '(1.204)' },
  },
};

/** A free course. */
export const free = course(
  'edx:python-aprender-a-programar',
  'Development',
  {
    title: 'Python: aprender a programar',
    href: 'https://www.edx.org/course/python-aprender-a-programar',
    instructor: 'Leonardo Salom Muñoz',
    platform: 'edX',
    price: freeWithCertificate('49,00 US$'),
  },
  beginner('24–32 h · 8 sem.'),
);

/** A course with an unknown price. */
export const unknown = course(
  'coursera:aspectos-basicos',
  'Design',
  {
    title: 'Aspectos básicos del diseño de la experiencia del usuario',
    href: 'https://www.coursera.org/learn/aspectos-basicos-del-diseno-de-la-experiencia-del-usuario-ux',
    instructor: 'Google',
    platform: 'Coursera',
    price: { text: 'Precio en la web', kind: 'unknown', notes: [] },
  },
  { ...beginner('1–4 semanas'), rating: { text: '4,8' } },
);

/** A title and an instructor that are too long. */
export const long = course(
  'edx:educacion-de-calidad',
  'Teaching & Academics',
  {
    title: 'Educación de calidad para todos: equidad, inclusión y atención a la diversidad',
    href: 'https://www.edx.org/course/educacion-de-calidad-para-todos-equidad-inclusion',
    instructor: 'Gerardo Echeita, Elena Martin y Marta Sandoval, Universidad Autónoma de Madrid',
    platform: 'edX',
    price: freeWithCertificate('49,00 US$'),
  },
  beginner('16–24 h · 8 sem.'),
);

/** A title of one line. */
export const short = course(
  'edx:diseno-de-jardines',
  'Lifestyle',
  {
    title: 'Diseño de Jardines',
    href: 'https://www.edx.org/course/diseno-de-jardines',
    instructor: 'Patricia Gil',
    platform: 'edX',
    price: freeWithCertificate('29,00 US$'),
  },
  { ...beginner('4–8 h · 4 sem.'), level: { text: 'Intermedio', steps: 2 } },
);

/** Courses of every kind. */
export const storyCourses: readonly StoryCourse[] = [
  { ...paid, door: { ...paid.door, isInCart: true } },
  free,
  unknown,
  long,
  short,
  course(
    'edx:astronomia-virtual',
    'Photography & Video',
    {
      title: 'Fundamentos de fotografía documental',
      href: 'https://www.edx.org/course/fundamentos-de-fotografia-documental',
      instructor: 'Luis Alberto Cardozo Acosta',
      platform: 'edX',
      price: freeWithCertificate('49,00 US$'),
    },
    beginner('24–36 h · 6 sem.'),
  ),
  course(
    'udemy:5601870',
    'Development',
    {
      title: 'Fundamentals of Machine Learning using Python',
      titleLang: 'en',
      href: 'https://www.udemy.com/course/fundamentals-of-machine-learning-using-python/',
      instructor: 'Luca Berton',
      platform: 'Udemy',
      price: paidPrice('49,99 US$'),
    },
    { ...noFacts, ...english },
  ),
  course(
    'edx:crear-musica',
    'Music',
    {
      title: 'Crear música con tecnología',
      href: 'https://www.edx.org/course/crear-musica-con-tecnologia',
      instructor: 'Loudon Sterns',
      platform: 'edX',
      price: freeWithCertificate('49,00 US$'),
    },
    beginner('18–30 h · 6 sem.'),
  ),
];

/** A title in parts, with the given words marked. */
export const marked = (title: string, words: readonly string[]): readonly TextPart[] =>
  title
    .split(new RegExp(`(${words.join('|')})`))
    .filter((text) => text !== '')
    .map((text) => ({ text, isMarked: words.includes(text) }));
