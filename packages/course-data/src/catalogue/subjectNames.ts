/**
 * What Spanish readers call the subjects that are not called by a product's name. Search only:
 * whoever types either name finds the courses of both languages.
 */
const spanishNames: Readonly<Record<string, string>> = {
  Accounting: 'Contabilidad',
  'Artificial intelligence': 'Inteligencia artificial',
  Astronomy: 'Astronomía',
  'Computer networks': 'Redes informáticas',
  Cooking: 'Cocina',
  'Creative writing': 'Escritura creativa',
  Creativity: 'Creatividad',
  Cybersecurity: 'Ciberseguridad',
  Dogs: 'Perros',
  Drawing: 'Dibujo',
  'Educational technology': 'Tecnología educativa',
  'Emotional intelligence': 'Inteligencia emocional',
  Finance: 'Finanzas',
  Gardening: 'Jardinería',
  Guitar: 'Guitarra',
  Investing: 'Inversión',
  Leadership: 'Liderazgo',
  Mathematics: 'Matemáticas',
  'Music production': 'Producción musical',
  'Music theory': 'Teoría musical',
  Negotiation: 'Negociación',
  Neuroscience: 'Neurociencia',
  Nutrition: 'Nutrición',
  'Photo editing': 'Edición de fotos',
  Photography: 'Fotografía',
  Physics: 'Física',
  'Project management': 'Gestión de proyectos',
  SEO: 'Posicionamiento en buscadores',
  'Services marketing': 'Marketing de servicios',
  Singing: 'Canto',
  'Software architecture': 'Arquitectura de software',
  'Software testing': 'Pruebas de software',
  'Speaking on camera': 'Hablar ante la cámara',
  Statistics: 'Estadística',
  'Study skills': 'Técnicas de estudio',
  Teaching: 'Enseñanza',
  'Tourism marketing': 'Marketing turístico',
  UX: 'Experiencia de usuario',
  'Video editing': 'Edición de video',
  'Web development': 'Desarrollo web',
};

/** What Spanish readers call a subject; null where they use its name. */
export const spanishNameOf = (subject: string): string | null =>
  Object.hasOwn(spanishNames, subject) ? (spanishNames[subject] ?? null) : null;

/** Every name by which a subject is asked for: 'C/C++' is C, C++ and both. */
export function subjectNames(subject: string): string[] {
  const parts = subject.includes('/') ? subject.split('/') : [];
  const spanish = spanishNameOf(subject);
  return [subject, ...parts, ...(spanish === null ? [] : [spanish])];
}
