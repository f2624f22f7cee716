import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@aulario/frame/language/language.ts';
import type { ScreenName } from '@aulario/frame/navigation/paths.ts';
import type { Preloads } from '../start/preloads.ts';
import { Folder } from './folder.ts';
import { hashOf } from './hashOf.ts';

/** The scripts in a public page. */
export interface PageScripts {
  /** Runs before the first paint (startPrerendered.ts). */
  readonly firstScript: string;
  /** Runs after the content (endPrerendered.ts). */
  readonly lastScript: string;
}

/** What a build of the application knows of itself and its pages need. It knows no catalogue. */
export interface PageParts {
  /** The application's empty page. */
  readonly empty: string;
  readonly preloads: Preloads;
  readonly prerenderedScripts: PageScripts;
  readonly searchedScripts: PageScripts;
  /** Runs before the first paint of the dashboard. */
  readonly dashboardScript: string;
  /** The address of the script that runs before the application. */
  readonly startUrl: string;
  /** The address of the script that answers searches before the application. */
  readonly earlyUrl: string;
  readonly accountsUrl: string;
  readonly fonts: string;
  /** The modules of each screen that has pages: its code loads together with the application. */
  readonly modules: Readonly<Partial<Record<ScreenName, Readonly<Record<Language, string[]>>>>>;
  /** The variables of the build, by name. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The folder in that of a build that is no part of the site: what renders and fills its pages. */
export const partsFolder = 'pages';

const partsFile = 'parts.json';
const fileIn = (build: string) => join(build, partsFolder, partsFile);

/** Leaves the parts in the folder of a build. */
export const writeParts = (build: string, parts: PageParts): void =>
  writeFileSync(fileIn(build), JSON.stringify(parts));

export const readParts = (build: string): PageParts =>
  JSON.parse(readFileSync(fileIn(build), 'utf8'));

/**
 * A hash of what renders and fills pages. A limit changes no page, and code that reads a variable
 * holds its value: so the variables are no part of it.
 */
export function hashOfCode(build: string): string {
  const files = new Folder(join(build, partsFolder));
  const code = files.list().filter((file) => file !== partsFile);
  return hashOf([
    { ...readParts(build), variables: {} },
    ...code.map((file) => [file, String(files.read(file))]),
  ]);
}
