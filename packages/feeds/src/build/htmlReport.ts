import { platformOf } from '@aulario/course-data';
import { askedFields } from './coverage.ts';
import type { BuildReport } from './report.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const text = (value: unknown): string =>
  String(value).replace(/[&<>"]/g, (char) => escapes[char] ?? '');

const table = (
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string =>
  `<table><caption>${text(caption)}</caption><thead><tr>${head.map((cell) => `<th scope="col">${text(cell)}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      ([first = '', ...cells]) =>
        `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;

/** A bar that says its number, too. */
const bar = (known: number, all: number): string => {
  const percent = all === 0 ? 0 : Math.round((known / all) * 100);
  return `<svg viewBox="0 0 100 8" width="100" height="8" aria-hidden="true"><rect width="100" height="8" fill="#ddd"/><rect width="${percent}" height="8" fill="#1f6f5c"/></svg> ${percent} %`;
};

function coverageTable({ coverage }: BuildReport): string {
  const platforms = Object.entries(coverage);
  return table(
    'How many courses say what people ask for',
    ['', ...platforms.map(([id, { courses }]) => `${platformOf(id).name} (${courses})`)],
    askedFields.map((field) => [
      text(field),
      ...platforms.map(([, own]) => bar(own.known[field] ?? 0, own.courses)),
    ]),
  );
}

const fieldRows = (feeds: BuildReport['feeds']): string[][] =>
  feeds.flatMap(({ feed, fields }) =>
    Object.entries(fields).map(([field, problems]) => [
      text(`${feed}: ${field}`),
      ...(['missing', 'unreadable', 'unmapped'] as const).map((problem) =>
        text(problems[problem] ?? 0),
      ),
    ]),
  );

const refusalRows = (feeds: BuildReport['feeds']): string[][] =>
  feeds.flatMap(({ refusals }) =>
    refusals.map(({ provider, id, at, path, message }) =>
      [provider, id ?? '', at, path, message].map(text),
    ),
  );

/** The report of a build as one page without scripts. */
export function htmlReport(report: BuildReport): string {
  const { builtOn, courses, feeds, changes } = report;
  const counts = feeds.map(({ feed, provider, source, read, kept, refused, skipped, brokenOff }) =>
    [feed, provider, source, read, kept, refused, skipped, brokenOff ?? ''].map(text),
  );
  const totals = [
    ['Read twice', report.duplicates],
    ['Expired', report.expired],
    ['Prices that found a course', report.pricesMatched],
    ['Prices that found none', report.pricesUnmatched],
    ['Bytes of memory a course', report.bytesOfMemoryPerCourse.toFixed(1)],
    ...Object.entries(changes).map(([kind, count]) => [`Since the last build: ${kind}`, count]),
  ].map((row) => row.map(text));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Catalogue of ${text(builtOn)}</title>
<style>body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem;color:#222;background:#fff}table{border-collapse:collapse;margin:2rem 0;display:block;overflow-x:auto}caption{text-align:left;font-weight:600}td,th{border:1px solid #ccc;padding:.25rem .5rem;text-align:left;font-weight:normal;white-space:nowrap}thead th{font-weight:600}</style></head>
<body><h1>Catalogue of ${text(builtOn)}</h1><p>${text(courses)} courses of ${Object.keys(report.coverage).length} platforms.</p>
${table('Feeds', ['Feed', 'Provider', 'Source', 'Read', 'Kept', 'Refused', 'No courses', 'Broke off'], counts)}
${coverageTable(report)}
${table('Build', ['', ''], totals)}
${table('Fields that became unknown', ['Feed: field', 'Missing', 'Not understood', 'Not in the table'], fieldRows(feeds))}
${table('Refused records', ['Provider', 'Id', 'Where', 'Field', 'Reason'], refusalRows(feeds))}
</body></html>
`;
}
