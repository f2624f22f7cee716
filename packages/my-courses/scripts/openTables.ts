/**
 * Opens exported tables in LibreOffice, as each region separates cells, and prints what it shows:
 * `pnpm --filter @aulario/my-courses open:tables`. Needs `soffice`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aCourse } from '@aulario/course-data/testing';
import { coursesCsv } from '../src/lists/coursesCsv.ts';

const titles = ['Verano;=1+1;x', '=1+1', 'Ñandú, "comillas" y ; más', '＝1+1', '-5', 'a,=2+2'];
const rows = titles.map((title, index) => ({
  list: title,
  course: aCourse({
    id: `udemy:${index}`,
    title,
    price: { kind: 'paid', money: { amount: 123_456, currency: 'EUR' } },
  }),
  addedAt: Date.UTC(2026, 10, 22, 12),
}));

/** LibreOffice's numbers of the languages, and the code of the separator that each region uses. */
const regions = [
  { locale: 'es', language: 3082, separator: 59 },
  { locale: 'es-MX', language: 2058, separator: 44 },
  { locale: 'en', language: 1033, separator: 44 },
];

const folder = mkdtempSync(join(tmpdir(), 'tables-'));
for (const { locale, language, separator } of regions) {
  const file = join(folder, `${locale}.csv`);
  writeFileSync(file, coursesCsv(rows, locale));
  const utf8 = 76;
  execFileSync('soffice', [
    `-env:UserInstallation=file://${folder}/profile`,
    '--headless',
    `--infilter=Text - txt - csv (StarCalc):${separator},34,${utf8},1,,${language},false,true`,
    ...['--convert-to', 'fods', '--outdir', folder, file],
  ]);
  const sheet = readFileSync(join(folder, `${locale}.fods`), 'utf8');
  const cells = [
    ...sheet.matchAll(/<table:table-cell[^>]*office:value-type="(\w+)"[^>]*>\s*<text:p>([^<]*)/g),
  ];
  const formulas = sheet.match(/table:formula=/g)?.length ?? 0;
  process.stdout.write(`${locale}: ${formulas} formulas\n`);
  for (const [, type, shown] of cells) process.stdout.write(`  ${type}: ${shown}\n`);
}
rmSync(folder, { recursive: true });
