import { platformOf } from '@aulario/course-data';
import { escapeMarkup } from '@aulario/course-data/escapeMarkup';
import { askedFields } from './coverage.ts';
import type { BuildReport } from './report.ts';

const text = (value: unknown): string => escapeMarkup(String(value));

const table = (
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string =>
  rows.length === 0
    ? ''
    : `<div class="wide" role="region" aria-label="${text(caption)}" tabindex="0"><table><caption>${text(caption)}</caption><thead><tr>${head.map((cell) => `<th scope="col">${text(cell)}</th>`).join('')}</tr></thead><tbody>${rows
        .map(
          ([first = '', ...cells]) =>
            `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
        )
        .join('')}</tbody></table></div>`;

/** A bar and a number: the share of courses with a value. */
function coverageRow(field: string, known: number, all: number): string {
  const percent = all === 0 ? 0 : Math.round((known / all) * 100);
  return `<tr><th scope="row">${text(field)}</th><td><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="all" width="100" height="10"/><rect class="known" width="${percent}" height="10"/></svg></td><td class="number">${percent} %</td></tr>`;
}

/** A plot for each platform, next to each other where there is room. */
function coveragePlots({ coverage }: BuildReport): string {
  const plots = Object.entries(coverage).map(([id, { courses, known }]) => {
    const rows = askedFields.map((field) => coverageRow(field, known[field] ?? 0, courses));
    const name = text(`${platformOf(id).name}: ${courses} courses`);
    return `<table class="plot"><caption>${name}</caption><tbody>${rows.join('')}</tbody></table>`;
  });
  return `<h2>How many courses say what people ask for</h2><div class="plots">${plots.join('')}</div>`;
}

const style = `
:root { color-scheme: light dark; --ink: #24182f; --ground: #fdf9f4; --line: #cfc3d3; --all: #e6dce8; --known: #1f6f5c; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6f2; --ground: #18122a; --line: #4b4063; --all: #332a49; --known: #7fd0b5; } }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem; color: var(--ink); background: var(--ground); }
h2 { margin: 2.5rem 0 0; font-size: 1.25rem; }
.wide { margin: 2.5rem 0; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
caption { padding-bottom: .5rem; text-align: left; font-weight: 600; }
.wide caption { font-size: 1.25rem; }
td, th { padding: .3rem .75rem .3rem 0; border-bottom: 1px solid var(--line); text-align: left; font-weight: normal; vertical-align: top; }
.wide td, .wide th { white-space: nowrap; }
thead th { font-weight: 600; }
.plots { display: grid; gap: 2rem; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); margin: 1rem 0 2.5rem; }
.plot th { width: 11rem; }
.plot svg { display: block; width: 100%; height: .7rem; margin-top: .4rem; }
.number { width: 3.5rem; padding-right: 0; text-align: right; font-variant-numeric: tabular-nums; }
.all { fill: var(--all); }
.known { fill: var(--known); }
`;

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
  const counts = feeds.map(({ feed, read, kept, expired, refused, skipped, brokenOff }) =>
    [feed, read, kept, expired, refused, skipped, brokenOff ?? ''].map(text),
  );
  const carried = Object.entries(report.carried).map(([feed, { courses: count, since }]) =>
    [feed, count, since].map(text),
  );
  const edits = report.edits.map(({ edit, courses: count }) => [edit, count].map(text));
  const totals = [
    ['Read twice', report.duplicates],
    ['Courses of the last build that cannot be compared', report.unread.length],
    ['Prices that found a course', report.pricesMatched],
    ['Prices that found none', report.pricesUnmatched],
    ['Bytes of memory a course', report.bytesOfMemoryPerCourse.toFixed(1)],
    ...Object.entries(changes).map(([kind, count]) => [`Since the last build: ${kind}`, count]),
  ].map((row) => row.map(text));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Catalogue of ${text(builtOn)}</title>
<style>${style}</style></head>
<body><h1>Catalogue of ${text(builtOn)}</h1><p>${text(courses)} courses of ${Object.keys(report.coverage).length} platforms.</p>
${table('Feeds', ['Feed', 'Read', 'Kept', 'Expired', 'Refused', 'No courses', 'Broke off'], counts)}
${table('Kept as of an earlier build', ['Feed', 'Courses', 'Read on this day or later'], carried)}
${coveragePlots(report)}
${table('Edits', ['Edit', 'Courses'], edits)}
${table('Build', ['', ''], totals)}
${table('Fields that became unknown', ['Feed: field', 'Missing', 'Not understood', 'Not in the table'], fieldRows(feeds))}
${table('Refused records', ['Provider', 'Id', 'Where', 'Field', 'Reason'], refusalRows(feeds))}
</body></html>
`;
}
