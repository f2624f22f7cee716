import { hash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { TextFile } from '@aulario/course-data/build';
import { fileOf } from '../fileOf.ts';
import { type FilledPage, type StyleRule, styleEnd, styleStart } from '../filledPage.ts';
import type { Folder } from '../folder.ts';
import { type Kept, type PageEntry, readKept, writeKept } from '../keptPages.ts';
import { joinRules } from './pageStyles.ts';
import type { PageAnswers, PrerenderedPage } from './prerenderedPage.ts';

/** The files of the texts of builds. */
const isOfTexts = /^pages-.+\.txt$/;

/** The number of the text of a filled page, which is in the site. */
const noText = -1;

/** What rendered pages are filled into. */
export interface PageTemplate {
  /** The rules before those of a kind. */
  readonly style: string;
  /** Fills a page with all but its style. */
  fill(page: PrerenderedPage, answers?: PageAnswers): FilledPage;
}

/** The style of all pages of a kind. */
interface KindStyle {
  readonly name: string;
  readonly rules: Buffer;
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
 * the next build, which takes each page that it would render of the same: a filled one by leaving its
 * file as it is.
 */
export class RenderedPages {
  /** How many pages were taken from the build before. */
  reused = 0;
  readonly #folder: string | null;
  readonly #before: Kept | null;
  readonly #textsBefore: TextFile | null;
  readonly #file = `pages-${randomUUID()}.txt`;
  readonly #texts: TextFile;
  readonly #rules = new Numbers<StyleRule>();
  readonly #ruleSets = new Numbers<readonly number[]>();
  /** The numbers of sets of rules, by those that the build before gave them. */
  readonly #setsBefore = new Map<number, number>();
  readonly #pages: Record<string, PageEntry> = {};
  /** The sets of rules that the pages of the kind use so far. */
  #setsOfKind = new Set<number>();
  /** The rules that pages of the kind have whether they use them or not. */
  #always: readonly StyleRule[] = [];
  /** The style of these sets; null where a page has added one since. */
  #style: KindStyle | null = null;
  readonly #site: Folder;
  readonly #standing: ReadonlySet<string>;
  readonly #template: PageTemplate;

  /**
   * @param folder - Keeps them from build to build; null keeps nothing.
   * @param standing - The files of the site that the kept build has filled.
   */
  constructor(
    folder: string | null,
    site: Folder,
    standing: ReadonlySet<string>,
    template: PageTemplate,
  ) {
    this.#folder = folder;
    this.#site = site;
    this.#standing = standing;
    this.#template = template;
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
   * Begins with the pages of a kind, which share a style.
   *
   * @param always - The rules of this style that no page of the kind need use.
   */
  beginKind(always: readonly StyleRule[]): void {
    this.#setsOfKind = new Set();
    this.#always = always;
    this.#style = null;
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
    this.#use(ruleSet);
    this.#pages[path] = [key, own, ruleSet, style];
    this.reused += 1;
    return true;
  }

  /** Adds a page that was rendered just now, and the rules that it uses. */
  add(path: string, key: string, text: string, rules: readonly StyleRule[]): void {
    const ruleSet = this.#numberOf(rules);
    this.#use(ruleSet);
    this.#pages[path] = [key, this.#texts.add(text), ruleSet, ''];
  }

  /**
   * Fills a page that was rendered just now, with the style of the pages so far: the first ones of a kind
   * use almost every rule.
   */
  addFilled(page: PrerenderedPage, key: string, rules: readonly StyleRule[]): void {
    const { path } = page;
    const ruleSet = this.#numberOf(rules);
    this.#use(ruleSet);
    this.#write(path, this.#template.fill(page));
    this.#pages[path] = [key, noText, ruleSet, this.#styleSoFar().name];
  }

  #numberOf(rules: readonly StyleRule[]): number {
    const numbers = rules.map((rule) => this.#rules.of(rule.name, rule)).sort((a, b) => a - b);
    return this.#ruleSets.of(numbers.join(), numbers);
  }

  #use(ruleSet: number): void {
    if (this.#setsOfKind.has(ruleSet)) return;
    this.#setsOfKind.add(ruleSet);
    this.#style = null;
  }

  /** The style of the pages of the kind so far. */
  #styleSoFar(): KindStyle {
    if (this.#style !== null) return this.#style;
    const numbers = new Set(
      [...this.#setsOfKind].flatMap((set) => this.#ruleSets.values[set] ?? []),
    );
    const used = [...numbers].flatMap((number) => this.#rules.values[number] ?? []);
    const rules = Buffer.from(this.#template.style + joinRules([...this.#always, ...used]));
    const name = hash('sha256', rules, 'base64url').slice(0, 12);
    this.#style = { name, rules };
    return this.#style;
  }

  /** Fills a page that was added, with the style of the pages so far. */
  fill(path: string, answers?: PageAnswers): void {
    this.#write(path, this.#template.fill(this.pageAt(path), answers));
  }

  #write(path: string, [before, after]: FilledPage): void {
    const { rules } = this.#styleSoFar();
    this.#site.write(fileOf(path), [Buffer.from(before), rules, Buffer.from(after)]);
  }

  /** Gives a filled page the style of its kind, when all of its kind are there. */
  complete(path: string): void {
    const [key, text, ruleSet, style] = this.#entryOf(path);
    const { name, rules } = this.#styleSoFar();
    if (style === name) return;
    const file = fileOf(path);
    const page = this.#site.read(file);
    const end = page.indexOf(styleEnd);
    // The application's page has a style of its own before.
    const start = page.lastIndexOf(styleStart, end) + styleStart.length;
    this.#site.write(file, [page.subarray(0, start), rules, page.subarray(end)]);
    this.#pages[path] = [key, text, ruleSet, name];
  }

  /** The text of a page that was taken or added. */
  textOf(path: string): string {
    const [, text] = this.#entryOf(path);
    return this.#texts.read(text);
  }

  /** A page of a searched screen that was taken or added. */
  pageAt(path: string): PrerenderedPage {
    return JSON.parse(this.textOf(path));
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
    // An interrupted build has left its texts as well.
    for (const file of readdirSync(this.#folder))
      if (isOfTexts.test(file) && file !== this.#file) rmSync(join(this.#folder, file));
    const files = new Set(Object.keys(this.#pages).map(fileOf));
    for (const file of this.#standing) if (!files.has(file)) this.#site.remove(file);
  }

  /** Frees the files. */
  close(): void {
    this.#texts.close();
    this.#textsBefore?.close();
  }
}
