import { expect, it } from 'vitest';
import { columnsOf } from './columnNames.ts';
import { proposeMapping } from './proposeMapping.ts';

it('finds the columns by their usual names', () => {
  const columns = ['course_id', 'Título', 'Enlace', 'is_paid', 'price', 'Horas', 'nivel', 'foo'];
  const record = { Horas: '1.5', price: '20', is_paid: 'True' };
  expect(proposeMapping(columns, [record])).toEqual({
    mapping: {
      id: 'course_id',
      title: 'Título',
      url: 'Enlace',
      level: 'nivel',
      price: 'price',
      isFree: { column: 'is_paid', not: true },
      minutes: { column: 'Horas', unit: 'hours' },
    },
    style: {},
    open: [
      `'price' has no currency: say it, as "currency": { "value": "USD" }`,
      'When was it recorded? Without "recorded" its prices are of today',
    ],
  });
});

it('reads a length with its unit, where that is an attribute of XML', () => {
  const record = { duration: '6', 'duration.unit': 'weeks' };
  expect(proposeMapping(Object.keys(record), [record]).mapping).toEqual({
    workload: { columns: ['duration', 'duration.unit'] },
  });
});

it('knows how Spanish tables name a number, instructors and a day', () => {
  const columns = ['Título', 'Nº valoraciones', 'Impartido por', 'Última actualización'];
  expect(proposeMapping(columns, []).mapping).toEqual({
    title: 'Título',
    instructors: 'Impartido por',
    ratingCount: 'Nº valoraciones',
    updated: 'Última actualización',
  });
});

it.each(['Nombre del curso', 'Nome do curso', 'Name of the course', 'nom_du_cours'])(
  'takes %s for the title',
  (title) => expect(proposeMapping([title], []).mapping.title).toBe(title),
);

it('knows the unit behind the name of a length, and columns that are numbered', () => {
  const record = {
    duration_minutes: 90,
    'Instructor 1': 'Ana Pérez',
    'Instructor 2': 'Luis Gil',
  };
  expect(proposeMapping(Object.keys(record), [record]).mapping).toEqual({
    minutes: { column: 'duration_minutes', unit: 'minutes' },
    instructors: { columns: ['Instructor 1', 'Instructor 2'] },
  });
  const inHours = { 'Video length (in hours)': '1.5', length_hours: '1.5' };
  expect(proposeMapping(Object.keys(inHours), [inHours]).mapping).toEqual({
    minutes: { column: 'length_hours', unit: 'hours' },
  });
});

it('leaves out the query of addresses whose paths alone tell courses apart', () => {
  const proposalOf = (...urls: readonly string[]) =>
    proposeMapping(
      ['url', 'title'],
      urls.map((url) => ({
        url: `https://campus.example/${url}`,
        title: `Course ${/\d/.exec(url)?.[0]}`,
      })),
    );
  const twice = ['course/1?search=728', 'course/1?search=9', 'course/2?search=729', 'course/3'];
  const numbered = proposalOf(...twice);
  expect(numbered.mapping.url).toEqual({ column: 'url', pattern: '^[^?]+' });
  expect(numbered.mapping.id).toEqual(numbered.mapping.url);
  expect(numbered.open).toContain(
    "What is behind '?' in 'url' is left out: say if it tells courses apart",
  );
  for (const urls of [
    ['view.php?id=7', 'view.php?id=8'],
    ['course/1', 'course/2'],
    ['a?x=1#/course/7', 'b?x=2#/course/8'],
    ['course/1?search=728'],
    ['go?to=https://campus.example/1%3Fa=1', 'go?to=https://campus.example/2%3Fa=1'],
  ])
    expect(proposalOf(...urls).mapping.url).toBe('url');
});

it('knows names that start with what they count', () => {
  expect(proposeMapping(['num_of_users', 'time_to_pass', 'is_certified'], []).mapping).toEqual({
    learners: 'num_of_users',
    workload: 'time_to_pass',
    hasCertificate: 'is_certified',
  });
});

it('asks whether commas part names', () => {
  const { open } = proposeMapping(['docentes'], [{ docentes: 'Pérez, Ana' }]);
  expect(open).toContain("'docentes' has commas: say in 'separator' whether they part names");
});

it('asks for the unit of numbers, and for what it does not find', () => {
  expect(proposeMapping(['URL', 'duration'], [{ duration: '90' }])).toEqual({
    mapping: { id: 'URL', url: 'URL' },
    style: {},
    open: [
      "'duration' has numbers: say in 'unit' of 'minutes' what they are",
      'No column is called like a title',
    ],
  });
  expect(proposeMapping(['duration'], [{ duration: '3 weeks' }]).mapping).toEqual({
    workload: 'duration',
  });
});

it('knows names with words around them, and takes no count for a rating', () => {
  const columns = [
    'course_name',
    'course url',
    'course_rating_count',
    'reviews_avg',
    'course_duration',
    'lectures_count',
    'price_after_discount',
    'main_price',
    'Number of students',
  ];
  expect(proposeMapping(columns, [{ course_duration: '22 total hours' }]).mapping).toEqual({
    id: 'course url',
    title: 'course_name',
    url: 'course url',
    ratingCount: 'course_rating_count',
    rating: 'reviews_avg',
    workload: 'course_duration',
    lectures: 'lectures_count',
    price: 'price_after_discount',
    learners: 'Number of students',
  });
});

const linkOf = (path: string) => `https://campus.example/${path}`;

it('finds the address by its cells, in JSON by its path, and takes no picture for it', () => {
  const record = {
    'External ref': linkOf('c/1'),
    Images: linkOf('1.png'),
    course: { name: 'Paella', 'teacher photo': linkOf('1.jpg') },
    stats: { rating: { avg: 4.5 }, students: '3.4K' },
  };
  const columns = [...new Set(columnsOf(record))];
  expect(proposeMapping(columns, [record]).mapping).toEqual({
    id: 'External ref',
    url: 'External ref',
    title: 'course.name',
    rating: 'stats.rating.avg',
    learners: 'stats.students',
  });
  expect(proposeMapping(['Handle'], [{ Handle: 'a' }], linkOf('')).mapping.url).toEqual({
    column: 'Handle',
    prefix: linkOf(''),
  });
});

it('reads units and currencies out of names, and how numbers and dates are written out of cells', () => {
  const record = {
    'Duración (h)': '10,5',
    'Duration (weeks)': '6-8',
    'Effort (hours/week)': '3',
    'Length (cm)': '12',
    'Regular price (EUR)': '1.299,50',
    'Sale price (EUR)': '',
    'Price (USD)': '9',
    Tags: 'video, photo editing',
    updated: '25/01/2024',
  };
  const { mapping, style } = proposeMapping(Object.keys(record), [record]);
  expect(mapping).toEqual({
    minutes: { column: 'Duración (h)', unit: 'hours' },
    weeks: { column: 'Duration (weeks)' },
    weeklyHours: { column: 'Effort (hours/week)' },
    price: ['Sale price (EUR)', 'Regular price (EUR)'],
    currency: { value: 'EUR' },
    subjects: { column: 'Tags', separator: ',' },
    updated: 'updated',
  });
  expect(style).toEqual({ numbers: '1.234,5', dates: 'day-month-year' });
});

it('takes neither the numbers of rows for ids nor points of ten or hundred for stars', () => {
  const records = [0, 1, 2, 3].map((number) => ({
    id: String(number),
    url: linkOf(`c/${number}`),
    rating: String(70 + number),
  }));
  const { mapping, open } = proposeMapping(['id', 'url', 'rating'], records);
  expect(mapping).toEqual({ id: 'url', url: 'url', rating: [] });
  expect(open).toContain("'rating' has no stars from 0 to 5: say in 'pattern' where they stand");
});

it.each([
  [
    'the numbers of the rows that somebody left',
    [26, 34, 95, 180, 195, 210, 284, 300, 331, 402],
    'url',
  ],
  [
    'ids of a great database, in order',
    [5129, 8082, 9287, 20_231, 86_000, 310_412, 540_000, 1_270_000, 1_500_000, 2_000_000],
    'id',
  ],
  ['ids without an order', [402, 26, 34, 95, 180, 195, 210, 284, 300, 331], 'id'],
])('tells courses apart where there are %s', (_, numbers, id) => {
  const records = numbers.map((number) => ({ id: String(number), url: linkOf(`c/${number}`) }));
  expect(proposeMapping(['id', 'url'], records).mapping).toEqual({ id, url: 'url' });
});

it('makes no courses of titles that run into other texts', () => {
  const styleOf = (...titles: string[]) =>
    proposeMapping(
      ['title'],
      titles.map((title) => ({ title })),
    ).style;
  expect(styleOf('Architect: The GuideLearn it all', 'Piano!Beginner lessons', 'Excel')).toEqual({
    completesOnly: true,
  });
  expect(styleOf('JavaScript Basics', 'Piano', 'Excel')).toEqual({});
});

it('finds addresses with blanks in them', () => {
  const record = { Curso: 'Año nuevo', Dónde: 'https://campus.example/course/?title=Año nuevo' };
  expect(proposeMapping(Object.keys(record), [record]).mapping.url).toBe('Dónde');
});

it('reads a length with the column of its unit, and knows feeds of universities', () => {
  const record = {
    key: 'Learn Git',
    expected_duration: 4,
    expected_duration_unit: 'weeks',
    hours_per_week: 3,
    educator: 'Ana Pérez',
    organisation: { name: 'University' },
    has_certificates: true,
  };
  expect(proposeMapping(columnsOf(record), [record]).mapping).toEqual({
    id: 'key',
    title: 'key',
    institution: 'organisation.name',
    instructors: 'educator',
    hasCertificate: 'has_certificates',
    weeklyHours: { column: 'hours_per_week' },
    workload: { columns: ['expected_duration', 'expected_duration_unit'] },
  });
});

it.each([
  ['a list', { id: ['course-v1:X+A+1', 'course-v1:X+A+2'], title: 'Git' }],
  ['a title', { key: 'Git' }],
])('takes the address in place of an id that is %s', (_, record) => {
  const url = 'https://campus.example/courses/git';
  expect(proposeMapping([...Object.keys(record), 'url'], [{ ...record, url }]).mapping.id).toBe(
    'url',
  );
});

it('takes only the rows that are published, where cells say so', () => {
  const rowsOf = (...records: readonly Record<string, unknown>[]) =>
    proposeMapping(columnsOf(records[0] ?? {}), records).style.rows;
  expect(
    rowsOf({ Published: 'TRUE', Status: 'active' }, { Published: 'FALSE', Status: 'draft' }),
  ).toEqual({
    Published: ['TRUE'],
    Status: ['active'],
  });
  expect(rowsOf({ hidden: false }, { hidden: true })).toEqual({ hidden: ['false'] });
  expect(rowsOf({ is_available: 1 }, { is_available: 0 })).toEqual({ is_available: ['1'] });
  expect(rowsOf({ 'Visibility in catalog': 'visible' })).toEqual({
    'Visibility in catalog': ['visible'],
  });
  expect(
    rowsOf({ published: '2024-01-31', status: 'self-paced' }, { status: '1' }),
  ).toBeUndefined();
  expect(proposeMapping(['published'], [{ published: '1' }]).mapping).toEqual({ published: [] });
});

it('finds until when a sale price counts, and what is paid again and again', () => {
  const record = {
    'g:price': '19 EUR',
    'g:sale_price': '9 EUR',
    'g:sale_price_effective_date': '2024-01-01T00:00+0100/2024-01-31T23:59+0100',
    'g:subscription_cost': { 'g:period': 'month' },
  };
  expect(proposeMapping(columnsOf(record), [record]).mapping).toEqual({
    price: ['g:sale_price', 'g:price'],
    saleStarts: { column: 'g:sale_price_effective_date', pattern: '^[^/]+' },
    saleEnds: { column: 'g:sale_price_effective_date', pattern: '[^/]+$' },
    paidEvery: 'g:subscription_cost.g:period',
  });
  const inShop = ['Regular price', 'Date sale price starts', 'Date sale price ends'];
  expect(proposeMapping(inShop, []).mapping).toMatchObject({
    saleStarts: 'Date sale price starts',
    saleEnds: 'Date sale price ends',
  });
});

it('takes no rating for one of 0, and the ids of courses behind a prefix', () => {
  const columns = ['id', 'fullname', 'rating'];
  const records = [
    { id: '7', fullname: 'Git', rating: '0' },
    { id: '19', fullname: 'SQL', rating: '0' },
  ];
  const prefix = linkOf('course/view.php?id=');
  expect(proposeMapping(columns, records, prefix).mapping).toEqual({
    id: 'id',
    title: 'fullname',
    url: { column: 'id', prefix },
    rating: 'rating',
  });
});
