import {
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writevSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Gives a file a second name: neither its bytes nor its time change. Copies it to another disk. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'EXDEV' && code !== 'EEXIST') throw error;
    // Written over, the file that is there would change under its other name, too.
    rmSync(to, { force: true });
    if (code === 'EXDEV') copyFileSync(from, to);
    else linkSync(from, to);
  }
}

/** Files below a folder. */
export class Folder {
  readonly #folder: string;
  readonly #folders = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The names of all files, in order. */
  list(): string[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(this.#folder, join(parentPath, name)))
      .sort();
  }

  has(file: string): boolean {
    return existsSync(join(this.#folder, file));
  }

  read(file: string): Buffer {
    return readFileSync(join(this.#folder, file));
  }

  /** Writes a file as its parts, one after the other. */
  write(file: string, parts: readonly Uint8Array[]): void {
    const descriptor = openSync(this.#place(file), 'w');
    try {
      writevSync(descriptor, parts);
    } finally {
      closeSync(descriptor);
    }
  }

  /** Takes a file of another folder. */
  take(file: string, other: Folder, otherFile: string): void {
    link(join(other.#folder, otherFile), this.#place(file));
  }

  clear(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  remove(file: string): void {
    rmSync(join(this.#folder, file), { force: true });
  }

  #place(file: string): string {
    const place = join(this.#folder, file);
    const parent = dirname(place);
    if (!this.#folders.has(parent)) mkdirSync(parent, { recursive: true });
    this.#folders.add(parent);
    return place;
  }
}
