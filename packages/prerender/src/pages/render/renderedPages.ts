import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { TextFile } from '@aulario/course-data/build';
import { type FilledPage, type StyleRule, styleEnd, styleStart } from '../filledPage.ts';
import { type Kept, type PageEntry, readKept, writeKept } from '../keptPages.ts';
import { fileOf, type PageFiles } from '../pageFiles.ts';

/** The number of the text of a page that the build before has filled, which is in the site. */
const noText = -1;

/** Between the parts of a filled page. */
const separator = '\0';

const partsOf = (page: Buffer): Buffer[] => {
  const end = page.indexOf(separator);
  return [page.subarray(0, end), page.subarray(end + 1)];
};

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
 * the next build, which takes each page that it would render of the same: a filled one by leaving its
 * file as it is.
 */
export class RenderedPages {
  /** How many pages were taken from the build before. */
  reused = 0;
  readonly #folder: string | null;
  readonly #before: Kept | null;
  readonly #textsBefore: TextFile | null;
  readonly #file = `pages-${Date.now().toString(36)}.txt`;
  readonly #texts: TextFile;
  /** Filled pages until their style is known. */
  readonly #filled = new TextFile();
  readonly #rules = new Numbers<StyleRule>();
  readonly #ruleSets = new Numbers<readonly number[]>();
  /** The numbers of sets of rules, by those that the build before gave them. */
  readonly #setsBefore = new Map<number, number>();
  readonly #pages: Record<string, PageEntry> = {};
  readonly #site: PageFiles;
  readonly #standing: ReadonlySet<string>;

  /**
   * @param folder - Keeps them from build to build; null keeps nothing.
   * @param standing - The files of the site that the kept build has filled.
   */
  constructor(folder: string | null, site: PageFiles, standing: ReadonlySet<string>) {
    this.#folder = folder;
    this.#site = site;
    this.#standing = standing;
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
    const [, text, set, style] = known;
    if (style !== '' && !this.#standing.has(fileOf(path))) return false;
    let ruleSet = this.#setsBefore.get(set);
    if (ruleSet === undefined) {
      const rules = before.ruleSets[set]?.flatMap((rule) => before.rules[rule] ?? []) ?? [];
      ruleSet = this.#numberOf(rules);
      this.#setsBefore.set(set, ruleSet);
    }
    const own = style === '' ? this.#texts.add(this.#textsBefore.read(text)) : noText;
    this.#pages[path] = [key, own, ruleSet, style];
    this.reused += 1;
    return true;
  }

  /** Adds a page that was rendered just now, and the rules that it uses. */
  add(path: string, key: string, text: string, rules: readonly StyleRule[]): void {
    this.#pages[path] = [key, this.#texts.add(text), this.#numberOf(rules), ''];
  }

  /** Adds a page that only lacks its style. */
  addFilled(path: string, key: string, filled: FilledPage, rules: readonly StyleRule[]): void {
    const text = this.#filled.add(filled.join(separator));
    this.#pages[path] = [key, text, this.#numberOf(rules), ''];
  }

  #numberOf(rules: readonly StyleRule[]): number {
    const numbers = rules.map((rule) => this.#rules.of(rule.name, rule)).sort((a, b) => a - b);
    return this.#ruleSets.of(numbers.join(), numbers);
  }

  /** Returns what writes pages with a style: one that was added filled, or as it is given. */
  writerOf(style: string): (path: string, filled?: FilledPage) => void {
    const rules = Buffer.from(style);
    const name = createHash('sha256').update(rules).digest('base64url').slice(0, 12);
    return (path, given) => {
      if (given === undefined) this.#writeFilled(path, rules, name);
      else
        this.#write(
          path,
          given.map((part) => Buffer.from(part)),
          rules,
        );
    };
  }

  #write(path: string, [before, after]: readonly Buffer[], rules: Buffer): void {
    if (before === undefined || after === undefined) throw new Error(`${path} is not filled.`);
    this.#site.write(fileOf(path), [before, rules, after]);
  }

  #writeFilled(path: string, rules: Buffer, style: string): void {
    const [key, text, ruleSet, styleBefore] = this.#entryOf(path);
    this.#pages[path] = [key, text, ruleSet, style];
    if (text !== noText) this.#write(path, partsOf(this.#filled.bytesOf(text)), rules);
    else if (styleBefore !== style) this.#write(path, this.#filledBefore(path), rules);
  }

  /** A page that was written with another style. */
  #filledBefore(path: string): Buffer[] {
    const page = this.#site.read(fileOf(path));
    const start = page.indexOf(styleStart) + styleStart.length;
    return [page.subarray(0, start), page.subarray(page.indexOf(styleEnd, start))];
  }

  /** All rules that these pages use. */
  rulesOf(paths: readonly string[]): StyleRule[] {
    const sets = new Set(paths.flatMap((path) => this.#pages[path]?.[2] ?? []));
    const rules = new Set([...sets].flatMap((set) => this.#ruleSets.values[set] ?? []));
    return [...rules].flatMap((rule) => this.#rules.values[rule] ?? []);
  }

  /** The text of a page that was taken or added. */
  textOf(path: string): string {
    const [, text] = this.#entryOf(path);
    return this.#texts.read(text);
  }

  #entryOf(path: string): PageEntry {
    const entry = this.#pages[path];
    if (entry === undefined) throw new Error(`${path} was not rendered.`);
    return entry;
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
    writeKept(this.#folder, this.#site, kept);
    if (this.#before !== null) rmSync(join(this.#folder, this.#before.file));
    const files = new Set(Object.keys(this.#pages).map(fileOf));
    for (const file of this.#standing) if (!files.has(file)) this.#site.remove(file);
  }

  /** Frees the files. */
  close(): void {
    this.#texts.close();
    this.#filled.close();
    this.#textsBefore?.close();
  }
}
