import { parseCourse } from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';
import { hostileAddresses } from '@aulario/safe-url/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coursesCsv } from '../lists/csv/coursesCsv.ts';
import { historyRows } from './historyRows.ts';
import { type HistoryTable, maxHistoryRows } from './historyTable.ts';
import { type FindExistingCourse, importHistory } from './importHistory.ts';
import { readHistoryFile } from './readHistoryFile.ts';

const nowMs = Date.parse('2026-11-22T12:00:00Z');
const nothing: FindExistingCourse = () => Promise.resolve(null);
const nobody = () => false;

function tableOf(text: string): HistoryTable {
  const table = readHistoryFile(text);
  if (table === null) throw new Error('Nothing was read.');
  return table;
}

const rowsOf = (text: string) => {
  const table = tableOf(text);
  return historyRows(table, table.mapping, nowMs);
};

const bring = (text: string, findExistingCourse = nothing) =>
  importHistory(rowsOf(text), findExistingCourse, nobody);

describe('shapes as public clients of both platforms read them', () => {
  const udemy = {
    count: 1,
    next: null,
    results: [
      {
        _class: 'course',
        id: 1,
        title: 'Guitarra desde cero',
        url: '/course/guitarra-desde-cero/',
        published_title: 'guitarra-desde-cero',
        visible_instructors: [{ display_name: 'Persona de Ejemplo' }],
        completion_ratio: 45,
        enrollment_time: '2023-05-04T10:00:00Z',
      },
    ],
  };

  it.each([
    ['a page', udemy],
    ['several pages', [udemy]],
    ['the courses alone', udemy.results],
  ])('reads %s of Udemy', async (_, json) => {
    const { own } = await bring(JSON.stringify(json));
    expect(own).toMatchObject([
      {
        course: {
          platform: 'udemy',
          title: 'Guitarra desde cero',
          url: 'https://www.udemy.com/course/guitarra-desde-cero/',
          instructors: ['Persona de Ejemplo'],
          price: { kind: 'unknown' },
        },
        ownedOn: '2023-05-04',
        paid: null,
        progress: 'in-progress',
      },
    ]);
  });

  it('reads the memberships of Coursera with their courses', async () => {
    const { own } = await bring(
      JSON.stringify({
        elements: [{ courseId: 'a1', enrolledTimestamp: Date.parse('2022-02-03') }],
        linked: { 'courses.v1': [{ id: 'a1', name: 'Machine Learning', slug: 'ml' }] },
      }),
    );
    expect(own).toMatchObject([
      {
        course: { platform: 'coursera', url: 'https://www.coursera.org/learn/ml' },
        ownedOn: '2022-02-03',
      },
    ]);
  });
});

describe('tables', () => {
  it.each([
    ['Course name,Course URL,Instructor,Enrollment date,Progress,Price paid,Currency'],
    ['Título,Enlace,Profesora,Fecha de compra,Avance,Precio,Moneda'],
    ['Curso,Link,Instructora,Inscripción,Completado,Costo,Divisa'],
    ['Name,Address,Taught by,Purchased,Finished,Amount,Currency'],
  ])('guesses the columns of %j', async (head) => {
    const row = '"Guitarra, desde cero",http://campus.example/c,Ana,2024-01-02,100 %,12.50,EUR';
    const { own } = await bring(`${head}\r\n${row}\r\n`);
    expect(own).toMatchObject([
      {
        course: {
          title: 'Guitarra, desde cero',
          url: 'https://campus.example/c',
          instructors: ['Ana'],
        },
        ownedOn: '2024-01-02',
        paid: { amount: 1250, currency: 'EUR' },
        progress: 'finished',
      },
    ]);
  });

  it.each([';', '\t', ','])('finds out that %j parts the cells', (sign) => {
    const { columns } = tableOf(`title${sign}url\nA${sign}https://campus.example/a`);
    expect(columns).toEqual(['title', 'url']);
  });

  it.each(['es', 'en', 'es-MX'])('reads what Aulario has written for %s', (locale) => {
    const course = aCourse({
      title: '=1+1;-2, "x"',
      price: { kind: 'paid', money: { amount: 199_950, currency: 'USD' } },
    });
    const [row] = rowsOf(coursesCsv([{ list: 'Mine', course, addedAt: nowMs }], locale));
    expect(row).toMatchObject({
      title: course.title,
      address: course.url,
      owning: { ownedOn: '2026-11-22', paid: { amount: 199_950, currency: 'USD' } },
    });
  });

  it.each([
    ['day first', ['03/04/2024', '25/04/2024'], ['2024-04-03', '2024-04-25']],
    ['month first', ['03/04/2024', '04/25/2024'], ['2024-03-04', '2024-04-25']],
    ['with dots and a time', ['3.4.2024 10:30', '25.4.2024 09:00'], ['2024-04-03', '2024-04-25']],
    ['in no order that it tells', ['03/04/2024', '05/05/2024'], [null, '2024-05-05']],
    ['in two orders', ['25/04/2024', '04/25/2024'], [null, null]],
    ['beside ISO days', ['03/04/2024', '2024-04-25'], [null, '2024-04-25']],
    ['with two digits of the year', ['3/4/24', '25.04.24'], ['2024-04-03', '2024-04-25']],
    ['that do not exist', ['31/02/2024', '00/04/2024'], [null, null]],
    ['still to come', ['25/04/2030', 'soon'], [null, null]],
  ])('reads numeric dates %s, and invents none', async (_, dates, days) => {
    const lines = dates.map((date, index) => `C${index},https://campus.example/${index},${date}`);
    const { own, unreadDates } = await bring(['title,url,date', ...lines].join('\n'));
    expect(own.map(({ ownedOn }) => ownedOn)).toEqual(days);
    expect(unreadDates).toBe(days.filter((day) => day === null).length);
  });

  it('does not take the address of a certificate for that of the course', async () => {
    const { own } = await bring(
      'Name,Certificate URL,URL\nA,https://a.example/1,https://b.example/2',
    );
    expect(own[0]?.course.url).toBe('https://b.example/2');
  });

  it.each([
    ['Terminado', ['Sí', 'no', 'x', ''], ['finished', 'not-started', 'finished', 'not-started']],
    [
      'Completed',
      ['TRUE', 'FALSE', '45%', '1'],
      ['finished', 'not-started', 'in-progress', 'in-progress'],
    ],
    ['Status', ['yes'], ['not-started']],
  ])('reads what a column %s answers: %j', (name, texts, progress) => {
    const lines = texts.map((text, index) => `C${index}\thttps://campus.example/${index}\t${text}`);
    const rows = rowsOf([`title\turl\t${name}`, ...lines].join('\n'));
    expect(rows.map(({ owning }) => owning.progress)).toEqual(progress);
  });

  it.each(['Completion date', 'Fecha de finalización', 'Last accessed date', 'Fecha de caducidad'])(
    'takes no %s for the day on which a course came, and reads it as one on which it was finished where it says so',
    (name) => {
      const { columns, rows, mapping } = tableOf(
        `title\turl\t${name}\nA\thttps://campus.example/1\t2024-03-25`,
      );
      const column = columns.indexOf(name);
      const columnOf = (wanted: string) => mapping.find(({ field }) => field === wanted)?.column;
      expect([columnOf('date'), columnOf('progress')]).toEqual([null, null]);
      const chosen = mapping.map((each) =>
        each.field === 'progress' ? { ...each, column } : each,
      );
      const [row] = historyRows({ columns, rows }, chosen, nowMs);
      const isOfEnd = /complet|finaliz/i.test(name);
      expect(row?.owning).toMatchObject({
        ownedOn: null,
        progress: isOfEnd ? 'finished' : 'not-started',
      });
    },
  );

  it.each([
    ['not-started', ['0', '0 %', '0.0', '0,00 %', '', 'Not started', 'not-started', 'NOT_STARTED']],
    ['not-started', ['not_started', 'NotStarted', 'notStarted', 'Unstarted', 'Sin empezar']],
    ['in-progress', ['45', '45 %', '0.45', '0.5', '0,5 %', '99.9%', '99,99', '1']],
    ['in-progress', ['In progress', 'IN_PROGRESS', 'InProgress', 'Started', 'En curso']],
    ['in-progress', ['En progreso', 'En proceso', 'Cursando', '45% completado', '3 of 12', '3/12']],
    ['in-progress', ['Completado al 45 %', 'Completed 3 of 12', 'Lección 3 de 12']],
    ['finished', ['Finalizado', 'Concluido', 'Curso terminado', 'Acabé', 'Hecho', '12/12']],
    ['finished', ['100 % completado', 'Completado: 12 de 12']],
    ['finished', ['100', '100 %', '100.0', '100,00 %', 'Completed', 'COMPLETED', 'Terminado']],
  ])('reads as %s: %j', (progress, texts) => {
    const lines = texts.map((text, index) => `C${index}\thttps://campus.example/${index}\t${text}`);
    const rows = rowsOf(['title\turl\tprogress', ...lines].join('\n'));
    expect(rows.map(({ owning }) => owning.progress)).toEqual(texts.map(() => progress));
  });

  it('counts no date as unread where a row has none', async () => {
    const { own, unreadDates } = await bring('title,url,date\nA,https://campus.example/a,');
    expect([own[0]?.ownedOn, unreadDates]).toEqual([null, 0]);
  });

  it('reads a bare list of addresses', () => {
    expect(rowsOf('https://campus.example/a\nhttps://campus.example/b')).toHaveLength(2);
  });

  it.each(['', ' ', '{', '[]', '{}', 'null', 'only one line'])('reads nothing in %j', (text) => {
    expect(readHistoryFile(text)).toBeNull();
  });

  it('reads as many rows as it says, and counts the others', () => {
    const table = tableOf(`title\n${'A\n'.repeat(maxHistoryRows + 5)}`);
    expect(table.rows).toHaveLength(maxHistoryRows);
    expect(table.unreadRows).toBe(5);
  });
});

it('takes the course of the catalogue where there is one', async () => {
  const existing = aCourse({});
  const { matched, own } = await bring('title\nPython', () => Promise.resolve(existing));
  expect(matched.map(({ course }) => course)).toEqual([existing]);
  expect(own).toEqual([]);
});

it('says of each row that brings nothing why', async () => {
  const rows = rowsOf(
    [
      'title,url',
      'A,https://campus.example/a',
      'A again,https://campus.example/a?utm_source=mail',
      'B,',
      ',https://campus.example/b',
      'C,javascript:alert(1)',
      ',x',
      'D,https://campus.example/d',
    ].join('\n'),
  );
  const ownedId = rows[6]?.own?.id;
  const { own, refused } = await importHistory(rows, nothing, (id) => id === ownedId);
  expect(own).toHaveLength(1);
  expect(refused.map(({ row, refusal }) => [row.rowNumber, refusal])).toEqual([
    [2, 'twice'],
    [3, 'no-address'],
    [4, 'no-title'],
    [5, 'bad-address'],
    [6, 'bad-address'],
    [7, 'there'],
  ]);
});

const hostileCell = fc.oneof(
  fc.constantFrom(...hostileAddresses),
  fc.constantFrom('"', '""', '=1+1', '<script>alert(1)</script>', '\u202e', '\0', '__proto__'),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.webUrl(),
);

it('puts each of 1,500 generated and hostile rows into one place, and links nothing unsafe', async () => {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(hostileCell, { minLength: 6, maxLength: 7 }), {
        minLength: 10,
        maxLength: 10,
      }),
      async (cells) => {
        const head = 'title,url,instructor,date,progress,price,currency';
        const lines = cells.map((row) => row.map(quoted).join(','));
        const rows = rowsOf([head, ...lines].join('\n'));
        const { matched, own, refused } = await importHistory(rows, nothing, nobody);
        expect(matched.length + own.length + refused.length).toBe(rows.length);
        expect(rows.length).toBe(cells.length);
        for (const { course, ownedOn } of own) {
          expect(parseCourse(course).ok).toBe(true);
          expect(new URL(course.url).protocol).toBe('https:');
          expect(course.title).not.toMatch(/<script/i);
          expect((ownedOn ?? '') <= '2026-11-22').toBe(true);
        }
      },
    ),
    { numRuns: 150 },
  );
});

it('survives any text and any JSON', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
      const table = readHistoryFile(text);
      if (table !== null) historyRows(table, table.mapping, nowMs);
    }),
    { numRuns: 500 },
  );
});
