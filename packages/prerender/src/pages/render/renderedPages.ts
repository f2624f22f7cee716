import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextFile } from '@aulario/course-data/build';
import type { StyleRule } from './pageStyles.ts';

/** What a page was rendered of, the number of its text, and that of its set of rules. */
type Entry = readonly [key: string, text: number, ruleSet: number];

/** The pages that a folder keeps. */
interface Kept {
  /** The file of the texts; its name is new in every build. */
  readonly file: string;
  /** Where each text begins and the last one ends, in bytes. */
  readonly starts: readonly number[];
  readonly rules: readonly StyleRule[];
  /** The numbers of their rules. */
  readonly ruleSets: readonly (readonly number[])[];
  /** By address. */
  readonly pages: Readonly<Record<string, Entry>>;
}

const indexIn = (folder: string) => join(folder, 'pages.json');

function readKept(folder: string): Kept | null {
  try {
    return JSON.parse(readFileSync(indexIn(folder), 'utf8'));
  } catch (error) {
    // The first build finds none.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Numbers values from 0, equal ones with the same number. */
class Numbers<T> {
  readonly #numbers = new Map<string, number>();
  readonly values: T[] = [];

  of(key: string, value: T): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}

/**
 * The texts of rendered pages, outside memory, with the rules that each uses. A folder keeps them for
 * the next build, which takes each page that it would render of the same.
 */
export class RenderedPages {
  /** How many pages were taken from the build before. */
  reused = 0;
  readonly #folder: string | null;
  readonly #before: Kept | null;
  readonly #textsBefore: TextFile | null;
  readonly #file = `pages-${Date.now().toString(36)}.txt`;
  readonly #texts: TextFile;
  readonly #rules = new Numbers<StyleRule>();
  readonly #ruleSets = new Numbers<readonly number[]>();
  readonly #pages: Record<string, Entry> = {};

  /** @param folder - Keeps them from build to build; null keeps nothing. */
  constructor(folder: string | null) {
    this.#folder = folder;
    if (folder === null) {
      this.#before = null;
      this.#textsBefore = null;
      this.#texts = new TextFile();
      return;
    }
    mkdirSync(folder, { recursive: true });
    this.#before = readKept(folder);
    this.#textsBefore =
      this.#before && TextFile.open(join(folder, this.#before.file), this.#before.starts);
    this.#texts = TextFile.create(join(folder, this.#file));
  }

  /**
   * Takes a page from the build before and returns true, unless it is not there or was rendered of
   * something else.
   *
   * @param key - The hash of all that the page is rendered of.
   */
  reuse(path: string, key: string): boolean {
    const before = this.#before;
    const known = before?.pages[path];
    if (!before || !this.#textsBefore || known?.[0] !== key) return false;
    const [, text, set] = known;
    const rules = before.ruleSets[set]?.flatMap((rule) => before.rules[rule] ?? []) ?? [];
    this.add(path, key, this.#textsBefore.read(text), rules);
    this.reused += 1;
    return true;
  }

  /** Adds a page that was rendered just now, and the rules that it uses. */
  add(path: string, key: string, text: string, rules: readonly StyleRule[]): void {
    const numbers = rules.map((rule) => this.#rules.of(rule.name, rule)).sort((a, b) => a - b);
    const ruleSet = this.#ruleSets.of(numbers.join(), numbers);
    this.#pages[path] = [key, this.#texts.add(text), ruleSet];
  }

  /** All rules that these pages use. */
  rulesOf(paths: readonly string[]): StyleRule[] {
    const sets = new Set(paths.flatMap((path) => this.#pages[path]?.[2] ?? []));
    const rules = new Set([...sets].flatMap((set) => this.#ruleSets.values[set] ?? []));
    return [...rules].flatMap((rule) => this.#rules.values[rule] ?? []);
  }

  /** The text of a page that was taken or added. */
  textOf(path: string): string {
    const entry = this.#pages[path];
    if (entry === undefined) throw new Error(`${path} was not rendered.`);
    return this.#texts.read(entry[1]);
  }

  /** Keeps the pages for the next build in place of those of the one before. */
  keep(): void {
    if (this.#folder === null) return;
    const kept: Kept = {
      file: this.#file,
      starts: this.#texts.flush(),
      rules: this.#rules.values,
      ruleSets: this.#ruleSets.values,
      pages: this.#pages,
    };
    const index = indexIn(this.#folder);
    writeFileSync(`${index}.new`, JSON.stringify(kept));
    renameSync(`${index}.new`, index);
    if (this.#before !== null) rmSync(join(this.#folder, this.#before.file));
  }

  /** Frees the files. */
  close(): void {
    this.#texts.close();
    this.#textsBefore?.close();
  }
}
