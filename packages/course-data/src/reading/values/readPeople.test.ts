import { expect, it } from 'vitest';
import { readPeople, withoutPraise } from './readPeople.ts';

it.each([
  ['Neal Davis | AWS Certified Solutions Architect & Developer', 'Neal Davis'],
  ['Jason Dion • 2.8 Million+ Enrollments Worldwide', 'Jason Dion'],
  ['Jeremy Deighan - 285,000+ Students', 'Jeremy Deighan'],
  ['render2web : Más de 150.000 Estudiantes', 'render2web'],
  ['Kit Doe, M.Sc., PhD', 'Kit Doe'],
  ['Li, Ma', 'Li, Ma'],
])('«%s» is %s', (written, name) => expect(readPeople(written)).toEqual([name]));

it.each([
  [['Neal Davis', 'AWS Certified Solutions Architect & Developer']],
  [['Steve Ballinger', 'MBA', 'Ph. D.', 'PMI-ACP', 'M.Ed.']],
  [['TeachUcomp', 'Inc.']],
  [['Angela Yu', 'Developer and Lead Instructor']],
  [['Sean Ong', 'Master Instructor at XR Bootcamp']],
  [['Raja Natarajan', 'B.Com.', 'PGDBA', 'MBA & CFO', 'MSc']],
  [['Michael James (PSM I', 'PSM II', 'SPS certified)']],
])('%j is one person', (entries) => expect(readPeople(entries)).toHaveLength(1));

it.each([
  // Each of them teaches, as their platform names them.
  ['AWS Data Consultant'],
  ['Software Engineer'],
  ['ALTTR INC.'],
  ['Lazy Programmer Inc.', 'Lazy Programmer Team'],
  ['Ana Pérez', 'PEDRO PABLO MORA', 'Li Lu'],
  ['Jane Doe', 'MR. MANOJ PARAB CCD PMP'],
  ['Jones Granatyr', 'AI Expert Academy', 'Coach Hall', 'Codestars'],
  ['Ana Belén Coto-Rey', 'Dr. Laurie Smith', 'Catherine Finn, MSW'],
  ['Larry Karnis (Teaching VMware for 18+ years)'],
])('%j are all somebody', (...names) => expect(readPeople(names)).toEqual(names));

it('names a brand and who stands behind it, but no praise', () => {
  const written = 'The BA Guide | Jeremy Aschenbrenner';
  expect(readPeople(written)).toEqual(['The BA Guide', 'Jeremy Aschenbrenner']);
  expect(readPeople('The BA Guide | Certified Expert')).toEqual(['The BA Guide']);
  expect(readPeople('Neal Davis | Cloud Enthusiast')).toEqual(['Neal Davis']);
});

it.each([
  ['Neal Davis | AWS Certified', 'Neal Davis '],
  [
    'Stephane Maarek | AWS Certified Cloud Practitioner,Solutions Architect,Developer',
    'Stephane Maarek ',
  ],
  ['Houssem Dellai | Cloud Architect @Fortune10 Company', 'Houssem Dellai '],
  ['In28Minutes | 39,000 Students | Tableau Developer | AZ-900', 'In28Minutes '],
])('what stands behind the name in «%s» is nobody', (cell, name) =>
  expect(withoutPraise(cell)).toBe(name),
);

it.each([
  'Ana Pérez | Luis de la Vega | Dr. Eva Gil-Robles',
  "['Ana', 'B|C Labs Ltd']",
  'Ana; Luis',
  7,
])('%j names all of them', (cell) => expect(withoutPraise(cell)).toBe(cell));

it('names nobody where nobody is named', () => {
  expect(readPeople([])).toBeNull();
  expect(readPeople([null, '-', '| AWS'])).toBeNull();
});
