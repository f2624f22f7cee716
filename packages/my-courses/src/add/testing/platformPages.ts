/**
 * Handwritten pages in the markup that eight platforms are known for: a graph, a list, a bare
 * course, several kinds of offers, no JSON-LD. They are not copies of real pages.
 */
export interface PlatformPage {
  readonly name: string;
  readonly html: string;
  readonly title: string;
  /** Minor units and currency, or 'free'; null when unknown. */
  readonly price: readonly [amount: number, currency: string] | 'free' | null;
  readonly language: string | null;
}

const page = (url: string, title: string, ...scripts: readonly unknown[]) => `<!doctype html>
<html><head><title>${title}</title><link rel="canonical" href="${url}">
${scripts.map((script) => `<script type="application/ld+json">${JSON.stringify(script)}</script>`).join('\n')}
</head><body><h1>${title}</h1></body></html>`;

const context = 'https://schema.org';

export const platformPages: readonly PlatformPage[] = [
  {
    name: 'Udemy',
    html: page('https://www.udemy.com/course/guitarra-desde-cero/', 'Guitarra desde cero | Udemy', [
      {
        '@context': context,
        '@type': 'Course',
        '@id': 'https://www.udemy.com/course/guitarra-desde-cero/',
        name: 'Guitarra desde cero',
        inLanguage: 'es',
        provider: { '@type': 'Organization', name: 'Udemy' },
        creator: [{ '@type': 'Person', name: 'Persona de Ejemplo' }],
        aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.6', ratingCount: 120 },
        offers: [{ '@type': 'Offer', category: 'Paid', price: '12.99', priceCurrency: 'EUR' }],
        hasCourseInstance: [
          { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT7H30M' },
        ],
      },
      { '@context': context, '@type': 'BreadcrumbList', itemListElement: [] },
    ]),
    title: 'Guitarra desde cero',
    price: [1299, 'EUR'],
    language: 'es',
  },
  {
    name: 'Coursera',
    html: page('https://www.coursera.org/learn/machine-learning', 'Machine Learning | Coursera', {
      '@context': context,
      '@graph': [
        {
          '@type': 'Course',
          name: 'Supervised Machine Learning',
          inLanguage: 'English',
          provider: { '@type': 'Organization', name: 'A university' },
          offers: { '@type': 'Offer', category: 'Partially Free' },
          hasCourseInstance: {
            '@type': 'CourseInstance',
            courseMode: 'online',
            courseWorkload: 'PT33H',
          },
        },
        { '@type': 'Product', name: 'Supervised Machine Learning', brand: 'Coursera' },
        { '@type': 'FAQPage', mainEntity: [] },
      ],
    }),
    title: 'Supervised Machine Learning',
    price: null,
    language: 'en',
  },
  {
    name: 'edX',
    html: page('https://www.edx.org/learn/python/intro', 'Intro to Python | edX', {
      '@context': context,
      '@type': 'Course',
      name: 'Introducción a Python',
      inLanguage: ['es-ES'],
      offers: [{ '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'USD' }],
      hasCourseInstance: [
        { '@type': 'CourseInstance', courseMode: ['online', 'self-paced'], courseWorkload: 'P7W' },
      ],
    }),
    title: 'Introducción a Python',
    price: 'free',
    language: 'es-ES',
  },
  {
    name: 'FutureLearn',
    html: page('https://www.futurelearn.com/courses/film', 'Film Production - FutureLearn', {
      '@context': context,
      '@type': ['Course', 'Product'],
      name: 'Film Production: Behind the Scenes',
      inLanguage: 'en-GB',
      timeRequired: 'PT18H',
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '59',
        priceCurrency: 'GBP',
        offerCount: 2,
      },
    }),
    title: 'Film Production: Behind the Scenes',
    price: [5900, 'GBP'],
    language: 'en-GB',
  },
  {
    name: 'Domestika',
    html: page('https://www.domestika.org/es/courses/1-acuarela', 'Acuarela – Domestika', {
      '@context': 'http://schema.org',
      '@type': 'Course',
      name: 'Retrato en acuarela',
      inLanguage: { '@type': 'Language', name: 'Español' },
      instructor: { '@type': 'Person', name: 'Persona de Ejemplo' },
      offers: { '@type': 'Offer', price: 9.9, priceCurrency: 'EUR', availability: 'InStock' },
    }),
    title: 'Retrato en acuarela',
    price: [990, 'EUR'],
    language: 'es',
  },
  {
    name: 'Platzi',
    html: page('https://platzi.com/cursos/git-github/', 'Curso de Git y GitHub - Platzi', {
      '@context': context,
      '@type': 'WebPage',
      mainEntity: {
        '@type': 'Course',
        name: 'Curso de Git y GitHub',
        inLanguage: 'es-419',
        offers: { '@type': 'Offer', category: 'Subscription', price: '39', priceCurrency: 'USD' },
      },
    }),
    title: 'Curso de Git y GitHub',
    price: null,
    language: 'es-419',
  },
  {
    name: 'Open edX',
    html: page('https://campus.example/courses/course-v1:Org+C1+2026/about', 'Campus', {
      '@context': context,
      '@type': 'ItemList',
      itemListElement: [
        {
          '@type': 'ListItem',
          item: {
            '@type': 'Course',
            name: 'Química para todos',
            inLanguage: 'es_ES',
            isAccessibleForFree: true,
          },
        },
      ],
    }),
    title: 'Química para todos',
    price: 'free',
    language: 'es-ES',
  },
  {
    name: 'a page without JSON-LD',
    html: page('https://talleres.example/ceramica', 'Taller de cerámica | Talleres'),
    title: 'Taller de cerámica',
    price: null,
    language: null,
  },
];
