import {
  BookmarkIcon,
  Button,
  ButtonLink,
  CompareIcon,
  IconButton,
  Link,
  NewTabIcon,
  ShareIcon,
} from '@aulario/ui';
import { free, paid } from '@aulario/ui/fixtures/patterns/course/CourseCard/courses.ts';
import type { KeyFact } from '../KeyFacts/KeyFacts.tsx';
import type { QuickViewProps } from '../QuickView/QuickView.tsx';
import { WhatIsFree, type WhatIsFreeProps } from '../WhatIsFree/WhatIsFree.tsx';
import type { CoursePageProps } from './CoursePage.tsx';
import { CourseSection } from './CourseSection.tsx';
import { Curriculum } from './Curriculum.tsx';
import { FactList } from './FactList.tsx';
import { MiniAction } from './MiniAction.tsx';

const storyFacts: readonly KeyFact[] = [
  { label: 'Nivel', text: 'Principiante', steps: 1 },
  { label: 'Idioma', text: 'Español', note: 'subtítulos: sin dato' },
  { label: 'Tiempo', text: '24–32 h · 8 sem.' },
  { label: 'Valoración', text: 'Sin valorar', note: 'edX no la publica', isUnknown: true },
];

export const unknownFacts: readonly KeyFact[] = [
  { label: 'Nivel', text: 'Sin dato', isUnknown: true },
  { label: 'Idioma', text: 'Inglés' },
  { label: 'Tiempo', text: 'Sin dato', isUnknown: true },
  { label: 'Valoración', text: '4,8', note: '1.204 valoraciones', isRating: true },
];

const storyFree: Omit<WhatIsFreeProps, 'headingLevel'> = {
  title: 'Qué es gratis',
  parts: [
    { title: 'Lecciones', text: 'gratis', isOpen: true },
    { title: 'Ejercicios', text: 'sin dato', isOpen: false },
    { title: 'Certificado', text: '49,00 US$, si lo quieres', isOpen: false },
  ],
  source: 'Según edX, registrado entre 2020 y 2024. Compruébalo allí antes de empezar.',
};

const headline =
  'Aprende a programar desde el principio con Python, con unas pocas horas por semana.';
const price = { ...free.price, notes: ['certificado 49,00 US$ · 2020–2024'] };
const add = <Button>Agregar al carrito</Button>;

export const storyQuickView: Omit<QuickViewProps, 'onClose'> = {
  title: free.title,
  by: 'edX · Leonardo Salom Muñoz · Universitat Politècnica de Valencia',
  headline,
  cover: free.cover,
  position: '9 de 120',
  previous: { label: 'Curso anterior', onSelect: () => {} },
  next: { label: 'Curso siguiente', onSelect: () => {} },
  closeLabel: 'Cerrar',
  facts: storyFacts,
  free: storyFree,
  children: <Link href="?page">Ver la página del curso</Link>,
  price,
  secondAction: (
    <Button variant="ghost" icon={<BookmarkIcon />}>
      Guardar
    </Button>
  ),
  action: add,
};

const out = (
  <ButtonLink variant="ghost" href={free.href} target="_blank" rel="noopener noreferrer">
    <span>Abrir en edX</span> <NewTabIcon />
  </ButtonLink>
);

const sections = (
  <>
    <WhatIsFree {...storyFree} />
    <CourseSection title="Cuánto tiempo lleva">
      <p>
        <span>Con 4 horas por semana lo terminas en </span>
        <b>8 semanas</b>
        <span>: si empiezas el lunes 4 de marzo, el domingo 28 de abril.</span>
      </p>
      <Link href="?plan">Hacer un plan con este curso</Link>
    </CourseSection>
    <CourseSection title="El programa">
      <Curriculum
        chapters={[
          {
            title: 'Primeros pasos',
            note: '2 lecciones',
            lessons: [{ title: 'Variables y tipos', note: '12 min' }, { title: 'Condiciones' }],
          },
          { title: 'Funciones y módulos', lessons: [] },
        ]}
      />
    </CourseSection>
    <CourseSection title="Datos">
      <FactList
        rows={[
          { label: 'Temas', value: <Link href="?subject=Python">Python</Link> },
          { label: 'Certificado', value: 'De pago, 49,00 US$' },
          { label: 'Ritmo', value: '8 semanas, de 3 a 4 horas por semana' },
          { label: 'Última comprobación', value: 'Datos registrados entre 2020 y 2024.' },
        ]}
      />
    </CourseSection>
  </>
);

export const storyCoursePage: CoursePageProps = {
  breadcrumbs: {
    label: 'Dónde estás',
    items: [
      { label: 'Cursos', href: '?courses' },
      { label: 'Desarrollo de software y web', href: '?category' },
      { label: 'Python', href: '?subject' },
    ],
  },
  title: free.title,
  headline,
  by: (
    <>
      <Link href="?teacher">Leonardo Salom Muñoz</Link>
      <span> · </span>
      <Link href="?institution">Universitat Politècnica de Valencia</Link>
      <span> · en </span>
      <b>edX</b>
    </>
  ),
  factsLabel: 'Datos del curso',
  facts: storyFacts,
  cover: free.cover,
  entryLabel: 'Precio y acciones',
  price,
  action: <Button size="big">Agregar al carrito</Button>,
  barActions: (
    <>
      <IconButton label="Guardar" icon={<BookmarkIcon />} />
      <Button>Agregar</Button>
    </>
  ),
  out,
  miniActions: (
    <>
      <MiniAction label="Guardar" icon={<BookmarkIcon />} onClick={() => {}} />
      <MiniAction label="Comparar" icon={<CompareIcon />} onClick={() => {}} />
      <MiniAction label="Compartir" icon={<ShareIcon />} onClick={() => {}} />
    </>
  ),
  note: 'Aulario no cobra nada: te lleva a edX para inscribirte allí.',
  children: sections,
};

/** A course of which little is known, with a long English title. */
export const unknownCoursePage: CoursePageProps = {
  ...storyCoursePage,
  title: paid.title,
  titleLang: 'en',
  headline: undefined,
  by: (
    <>
      <span>Justin B · en </span>
      <b>Udemy</b>
    </>
  ),
  facts: unknownFacts,
  cover: paid.cover,
  price: { text: 'Precio en la web', kind: 'unknown', notes: [] },
  children: (
    <WhatIsFree
      {...storyFree}
      parts={storyFree.parts.map((part) => ({ ...part, text: 'sin dato', isOpen: false }))}
      source="Udemy no lo dice en los datos de 2020 a 2024."
    />
  ),
};
