/** Writes the VITE_ variables of a repository, as JSON in VARS, into .env.local, where Vite reads them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A line that Vite reads as exactly this value. */
function lineOf(name: string, value: string): string {
  const quote = ["'", '`', '"'].find((each) => !value.includes(each));
  if (quote === undefined) throw new Error(`${name} has every kind of quotation mark.`);
  // Without it Vite would put the value of another variable there.
  return `${name}=${quote}${value.replaceAll('$', () => '\\$')}${quote}\n`;
}

/** Returns the lines of those variables that the build reads. */
export const variableLines = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => lineOf(name, value))
    .join('');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lines = variableLines(JSON.parse(process.env['VARS'] ?? '{}'));
  writeFileSync(join(import.meta.dirname, '../.env.local'), lines);
}
