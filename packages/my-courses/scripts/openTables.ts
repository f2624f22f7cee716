/**
 * Opens exported tables in LibreOffice, as each region separates cells, checks what its cells hold, and
 * reads back what LibreOffice saves in each encoding: `pnpm --filter @aulario/my-courses open:tables`.
 * Without `soffice` nothing is tried, which the last line says.
 */
import { deepStrictEqual } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeText, spreadsheetCell } from '@aulario/course-data/reading';
import { aCourse } from '@aulario/course-data/testing';
import { historyRows } from '../src/history/historyRows.ts';
import { readHistoryFile } from '../src/history/readHistoryFile.ts';
import { coursesCsv } from '../src/lists/csv/coursesCsv.ts';

const titles = [
  ...['Verano;=1+1;x', '=1+1', 'Ñandú, "comillas" y ; más', '-5', '+34 600', '@casa', 'a,=2+2'],
  ...['=HYPERLINK("https://a.example";"x")', "=cmd|' /C calc'!A0", ' =1', '"=1', "'=1", 'a|=1'],
  ...['Año 2024', 'Inglés — «B2»', 'Curso de 5 €', 'Música'],
  // What spreadsheets take for a value.
  ...[
    '1984',
    '007',
    '2024-01-01',
    '1/2',
    '24/7',
    '12:30',
    '12:30 PM',
    '50 %',
    '1.234,56',
    '1,234.56',
  ],
  ...[
    '5 €',
    '$5',
    '(5)',
    '1e5',
    '3.14',
    'TRUE',
    'Verdadero',
    'enero 2024',
    '25 dic',
    'Jan 1, 2024',
  ],
  ...['MAR1', '2024-01-01T10:00', "'1984", '"1984"', '1 1/2', '00', '5-', 'May 2024', '1:00am'],
];
const now = Date.UTC(2026, 10, 22, 12);
const rows = titles.map((title, index) => ({
  list: title,
  course: aCourse({
    id: `udemy:${index}`,
    title,
    price: { kind: 'paid', money: { amount: 123_456, currency: 'EUR' } },
  }),
  addedAt: now,
}));

/** LibreOffice's numbers of the languages, and the code of the separator that each region uses. */
const regions = [
  { locale: 'es', language: 3082, separator: 59 },
  { locale: 'es-MX', language: 2058, separator: 44 },
  { locale: 'en', language: 1033, separator: 44 },
];
/** LibreOffice's numbers of the encodings. */
const encodings = { utf8: 76, windows1252: 1, macRoman: 2, codePage850: 4 };

const folder = mkdtempSync(join(tmpdir(), 'tables-'));
const convert = (...options: readonly string[]) =>
  execFileSync(
    'soffice',
    [`-env:UserInstallation=file://${folder}/profile`, '--headless', ...options],
    { stdio: ['ignore', 'ignore', 'ignore'] },
  );

const unescaped = (xml: string) =>
  [
    ['lt', '<'],
    ['gt', '>'],
    ['quot', '"'],
    ['apos', "'"],
    ['amp', '&'],
  ].reduce(
    (text, [name, sign = '']) => text.replaceAll(`&${name};`, sign),
    xml.replace(/<text:s\/>/g, ' ').replace(/<[^>]*>/g, ''),
  );

function isInstalled(): boolean {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    // The caller says that nothing was tried.
    return false;
  }
}

function checkRegion({ locale, language, separator }: (typeof regions)[number]): void {
  writeFileSync(join(folder, `${locale}.csv`), coursesCsv(rows, locale));
  const filter = `${separator},34,${encodings.utf8},1,,${language},false,true`;
  convert(
    `--infilter=Text - txt - csv (StarCalc):${filter}`,
    ...['--convert-to', 'fods', '--outdir', folder, join(folder, `${locale}.csv`)],
  );
  const sheet = readFileSync(join(folder, `${locale}.fods`), 'utf8');
  deepStrictEqual(sheet.match(/table:formula=/g), null, `${locale}: a cell holds a formula`);
  const found = sheet.matchAll(
    /<table:table-cell([^>]*office:value-type="(\w+)"[^>]*)>\s*(<text:p>.*?)<\/text:p>/g,
  );
  // Of equal cells beside each other there is one, with their number.
  const cells = [...found].flatMap(([, attributes = '', type, shown = '']) => {
    const count = Number(/columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1);
    return Array.from({ length: count }, () => ({ type, text: unescaped(shown) }));
  });
  const columns = 7;
  for (const [index, title] of titles.entries()) {
    const row = cells.slice((index + 1) * columns, (index + 2) * columns);
    deepStrictEqual(row[0]?.text, spreadsheetCell(title), `${locale}: the list of row ${index}`);
    deepStrictEqual(row[1]?.text, spreadsheetCell(title), `${locale}: the title of row ${index}`);
    deepStrictEqual(
      row.map(({ type }) => type),
      ['string', 'string', 'string', 'string', 'float', 'string', 'date'],
      `${locale}: the types of row ${index}`,
    );
  }
  process.stdout.write(`${locale}: ${titles.length} rows are cells, without a formula\n`);
}

function checkSaved(
  { locale, separator }: (typeof regions)[number],
  encoding: keyof typeof encodings,
) {
  const filter = `${separator},34,${encodings[encoding]},1`;
  convert(
    ...['--convert-to', `csv:Text - txt - csv (StarCalc):${filter}`, '--outdir', folder],
    join(folder, `${locale}.fods`),
  );
  const bytes = readFileSync(join(folder, `${locale}.csv`));
  const table = readHistoryFile(bytes);
  const read = table === null ? [] : historyRows(table, table.mapping, now);
  const isWritable = (title = '') => encoding !== 'codePage850' || !/[—€]/.test(title);
  deepStrictEqual(
    read.map(({ title }) => title).filter((_, index) => isWritable(titles[index])),
    titles.map((title) => title.trim()).filter(isWritable),
    `${locale}: titles saved as ${encoding}, ${decodeText(bytes).text.slice(0, 200)}`,
  );
  deepStrictEqual(
    new Set(read.map(({ owning }) => JSON.stringify(owning.paid))),
    new Set([JSON.stringify({ amount: 123_456, currency: 'EUR' })]),
    `${locale}: prices saved as ${encoding}`,
  );
  process.stdout.write(`${locale}: ${titles.length} rows saved as ${encoding} are read back\n`);
}

if (isInstalled()) {
  try {
    for (const region of regions) {
      checkRegion(region);
      for (const encoding of ['utf8', 'windows1252', 'macRoman', 'codePage850'] as const)
        checkSaved(region, encoding);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
} else {
  rmSync(folder, { recursive: true });
  process.stdout.write('NOT TRIED: LibreOffice (`soffice`) is not installed here\n');
}
