import type { FeedRecord } from '@aulario/course-data/reading';
import type { ImporterId } from '../providers/provider.ts';

/** A full record of each format as its provider writes it; the number makes it another course. */
export interface Shape {
  provider: string;
  good: (number: number) => FeedRecord;
  /** The fields without which there is no course. */
  vital: readonly string[];
}

const udemyRecord = (number: number): FeedRecord => ({
  _class: 'course',
  id: number,
  title: `Excel &amp; more ${number}`,
  url: `/course/excel-${number}/`,
  is_paid: true,
  price: '$19.99',
  price_detail: { amount: 19.99, currency: 'USD', price_string: '$19.99', currency_symbol: '$' },
  visible_instructors: [{ _class: 'user', display_name: 'Ana Example', title: 'Ana Example' }],
  image_480x270: 'https://img.example/480x270/1.jpg',
  locale: { locale: 'en_US', title: 'English (US)' },
  headline: 'Learn <strong>Excel</strong> from the start',
  instructional_level: 'Beginner Level',
  primary_category: { title: 'Office Productivity' },
  primary_subcategory: { title: 'Microsoft' },
  avg_rating: 4.56789,
  num_reviews: 120,
  num_subscribers: 3400,
  num_published_lectures: 42,
  content_info: '17.5 total hours',
  last_update_date: '2023-05-01',
  created: '2020-01-02T10:00:00Z',
  objectives_summary: ['Use formulas', 'Make charts'],
  has_certificate: true,
  caption_languages: ['English [Auto]', 'Spanish'],
  curriculum_items: [
    { _class: 'chapter', title: 'Start', id: 1 },
    { _class: 'lecture', title: 'Hello', id: 2, content_summary: '10:32' },
  ],
});

const courseraRecord = (number: number): FeedRecord => ({
  id: `c${number}`,
  slug: `learning-${number}`,
  name: `Learning ${number}`,
  courseType: 'v2.ondemand',
  description: '<p>How people learn. And why.</p>',
  photoUrl: 'https://img.example/a.png',
  workload: '4-8 hours/week',
  primaryLanguages: ['es'],
  subtitleLanguages: ['en', 'pt-BR'],
  partnerIds: ['1'],
  instructorIds: ['2'],
  domainTypes: [{ domainId: 'data-science', subdomainId: 'machine-learning' }],
  certificates: ['VerifiedCert'],
});

const mitRecord = (number: number): FeedRecord => ({
  id: number,
  readable_id: `course-v1:MITxT+${number}x`,
  resource_type: 'course',
  title: `Differential Equations ${number}`,
  description: 'An introduction.',
  url: `https://mitxonline.mit.edu/courses/course-v1:MITxT+${number}x/`,
  image: { url: 'https://img.example/m.png', alt: '' },
  platform: { code: 'mitxonline', name: 'MITx Online' },
  offered_by: { code: 'mitx', name: 'MITx' },
  topics: [{ id: 1, name: 'Mathematics', parent: null }],
  languages: ['en-us'],
  free: true,
  prices: ['0.00', '100.00'],
  resource_prices: [
    { amount: '0.00', currency: 'USD' },
    { amount: '100.00', currency: 'USD' },
  ],
  certification: true,
  certification_type: { code: 'completion', name: 'Certificate of Completion' },
  pace: [{ code: 'self_paced', name: 'Self-Paced' }],
  duration: '14 weeks',
  min_weeks: 14,
  max_weeks: 14,
  min_weekly_hours: 5,
  max_weekly_hours: 8,
  last_modified: '2024-04-01T00:00:00Z',
  runs: [
    {
      run_id: 'r1',
      start_date: '2024-09-04T15:00:00Z',
      end_date: '2024-12-18T16:00:00Z',
      instructors: [{ full_name: 'Juana Ejemplo', first_name: 'Juana' }],
      level: [{ code: 'introductory', name: 'Introductory' }],
    },
  ],
});

const edxRecord = (number: number): FeedRecord => ({
  id: `course-v1:UPM+${number}+2024`,
  course_id: `course-v1:UPM+${number}+2024`,
  name: `Introducción a la energía ${number}`,
  number: String(number),
  org: 'UPM',
  short_description: 'Qué es la energía.',
  effort: '03:30',
  start: '2024-02-01T00:00:00Z',
  end: '2024-05-01T00:00:00Z',
  enrollment_start: null,
  enrollment_end: '2024-03-01T00:00:00Z',
  pacing: 'instructor',
  media: {
    course_image: { uri: '/asset-v1:UPM+1.jpg' },
    image: { raw: 'https://upmx.upm.es/a.jpg', large: 'https://upmx.upm.es/l.jpg' },
  },
  mobile_available: true,
  invitation_only: false,
  hidden: false,
  blocks_url: 'https://upmx.upm.es/api/courses/v2/blocks/',
});

const moochubRecord = (number: number): FeedRecord => ({
  id: `8978f51e-770c-4d0a-a2e3-${String(number).padStart(12, '0')}`,
  type: 'Course',
  attributes: {
    name: `Sichere Kommunikation ${number}`,
    courseCode: `code${number}`,
    courseMode: ['online', 'asynchronous'],
    learningResourceType: { identifier: 'https://w3id.org/kim/hcrt/course', type: 'Concept' },
    description: '<p>Wie sicher ist E-Mail?</p>\\n\\n<p>Ein Überblick.</p>',
    inLanguage: ['de'],
    startDate: ['2023-01-10T08:00:00Z'],
    endDate: ['2023-02-10T08:00:00Z'],
    expires: null,
    image: { contentUrl: 'https://img.example/h.png', type: 'ImageObject' },
    instructor: [{ name: 'Erika Beispiel', type: 'Person' }],
    publisher: { name: 'openHPI', type: 'Organization' },
    url: `https://open.hpi.de/courses/code${number}`,
    duration: 'P4W',
    workload: { amount: 3, unit: 'hours', period: 'week' },
    educationalLevel: [{ name: [{ inLanguage: 'en', name: 'INTERMEDIATE' }] }],
    keywords: ['cyber security'],
    offer: [
      { price: 0, priceCurrency: 'EUR', paymentFrequency: 'other', category: 'course' },
      { price: 49, priceCurrency: 'EUR', paymentFrequency: 'one-time', category: 'certificate' },
    ],
    educationalCredentialsAwarded: ['record of achievement'],
    numberOfCredits: 2,
    teaches: [{ name: [{ inLanguage: 'en', name: 'PRIVACY' }], educationalFramework: 'ESCO' }],
    competencyRequired: [{ name: [{ inLanguage: 'en', name: 'HTML' }] }],
    dateModified: '2024-01-01T00:00:00Z',
    access: ['free', 'paid'],
    hasPart: [{ type: 'Video', name: '1.1 Start', duration: 'PT19M21S' }],
  },
});

const ldRecord = (number: number): FeedRecord => ({
  '@context': 'https://schema.org',
  '@type': ['Course', 'LearningResource'],
  '@id': `https://academy.example/cursos/${number}`,
  url: `https://academy.example/cursos/${number}`,
  name: `Fotografía nocturna ${number}`,
  description: 'Fotografiar de noche, paso a paso, sin equipo caro.',
  provider: { '@type': 'Organization', name: 'Academia Ejemplo' },
  image: ['https://img.example/n.jpg'],
  inLanguage: 'es-ES',
  keywords: 'fotografía, noche',
  aggregateRating: { ratingValue: '9.2', bestRating: '10', ratingCount: '31' },
  offers: [{ '@type': 'Offer', category: 'Paid', price: '49.00', priceCurrency: 'EUR' }],
  educationalLevel: 'Beginner',
  dateModified: '2024-03-02',
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'online',
    courseWorkload: 'PT22H',
    instructor: { '@type': 'Person', name: 'Luis Ejemplo' },
    startDate: '2024-04-01',
  },
});

const tableRecord = (number: number): FeedRecord => ({
  id: String(number),
  title: `Cocina de mercado ${number}`,
  url: `https://tabla.example/cursos/${number}`,
  description: 'Cocinar con lo que hay.',
  institution: 'Escuela Ejemplo',
  instructors: 'Ana Ejemplo | Luis Ejemplo',
  image: 'https://img.example/c.jpg',
  language: 'Spanish',
  level: 'Básico',
  category: 'Cocina',
  price: '29,90',
  currency: 'EUR',
  rating: '4.4',
  ratingCount: '1,204',
  workload: '6 semanas, 2 horas por semana',
  updated: '2024-05-06',
  learners: 33,
});

/** A shape of each format, so that no importer is without one. */
const shapeOfImporter: Readonly<Record<ImporterId, Shape>> = {
  udemy: { provider: 'udemy', good: udemyRecord, vital: ['id', 'title', 'url'] },
  coursera: { provider: 'coursera', good: courseraRecord, vital: ['slug', 'name'] },
  'mit-learn': { provider: 'learn.mit.edu', good: mitRecord, vital: ['title', 'url'] },
  'open-edx': { provider: 'upmx.upm.es', good: edxRecord, vital: ['name'] },
  moochub: { provider: 'open.hpi.de', good: moochubRecord, vital: [] },
  'json-ld': { provider: 'jsonld', good: ldRecord, vital: ['name'] },
  mapped: { provider: 'tabla.example', good: tableRecord, vital: ['id', 'title', 'url'] },
};

export const shapes: readonly Shape[] = Object.values(shapeOfImporter);
