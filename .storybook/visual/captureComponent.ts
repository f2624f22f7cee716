import { breakpoint } from '../../packages/ui/src/theme/scale.ts';
import { type Hashes, hashOf } from './hashes.ts';
import type { Shown } from './inspectStory.ts';
import { keepPicture } from './pictures.ts';
import type { Story } from './stories.ts';
import { type Mode, modes, type Size, type StoryPage } from './storyPage.ts';

const narrow: Size = { width: 320, height: 640 };
const wide: Size = { width: 1280, height: 640 };

/** Where a layout may change: at each breakpoint, and on a phone held sideways. */
const others: readonly Size[] = [
  ...Object.values(breakpoint).map((width) => ({ width, height: 640 })),
  { width: 844, height: 390 },
];

const nameOf = ({ width, height }: Size) => (height === 640 ? `${width}` : `${width}x${height}`);

/** What a component's stories look like. */
export interface Captured {
  readonly hashes: Hashes;
  /** The rules that pictures show, and those of what is on the page that none shows. */
  readonly seen: readonly string[];
  readonly unseen: readonly string[];
  /** Why a story could not be shown, by story. */
  readonly failures: Readonly<Record<string, string>>;
}

/** Remembers what has been shown; true for what brings anything new. */
class Seen {
  readonly #keys = new Set<string>();

  isNew(keys: readonly string[]): boolean {
    const before = this.#keys.size;
    for (const key of keys) this.#keys.add(key);
    return this.#keys.size > before;
  }
}

/** What a picture in a mode is asked for. */
const askedOf = (mode: Mode, shown: Shown) =>
  mode === 'hover' || mode === 'focus' ? shown[mode] : shown.rules;

/**
 * Takes the pictures of a component's stories: each in the light theme at 320 and 1280 px, and in each
 * other mode, or at another size, those that show a rule which no earlier one of the component shows so.
 */
export async function captureComponent(
  page: Pick<StoryPage, 'forget' | 'inspect' | 'mount' | 'picture' | 'resize'>,
  stories: readonly Story[],
  recorded: Hashes,
): Promise<Captured> {
  const hashes: Record<string, Record<string, string>> = {};
  const failures: Record<string, string> = {};
  const seen = new Map(modes.map((mode) => [mode, new Seen()]));
  const sizes = new Seen();
  const scanned = new Seen();
  const [seenRules, unseenRules] = [new Set<string>(), new Set<string>()];

  const note = (shown: Shown) => {
    for (const rule of shown.seen) seenRules.add(rule);
    for (const rule of shown.unseen) unseenRules.add(rule);
    return shown;
  };

  const take = async (story: Story, mode: Mode, size: Size) => {
    const view = `${mode}-${nameOf(size)}`;
    const isExpected = (picture: Buffer) => hashOf(picture) === recorded[story.id]?.[view];
    const picture = await page.picture(mode, isExpected);
    const hash = hashOf(picture);
    keepPicture(hash, picture);
    hashes[story.id] = { ...hashes[story.id], [view]: hash };
    // A menu may only appear under the pointer.
    if (mode === 'hover' || mode === 'focus') note(await page.inspect());
  };

  /** Changes the size in place to see where anything new appears, and mounts the story there. */
  const takeBetween = async (story: Story) => {
    const promising: Size[] = [];
    for (const size of others) {
      await page.resize(size);
      if (sizes.isNew((await page.inspect(true)).sizes)) promising.push(size);
    }
    for (const size of promising) {
      note(await page.mount(story.id, size));
      await take(story, 'light', size);
    }
  };

  const takeAt = async (story: Story, size: Size) => {
    const found = note(await page.mount(story.id, size));
    sizes.isNew(found.sizes);
    for (const mode of modes) {
      if (seen.get(mode)?.isNew(askedOf(mode, found)) || mode === 'light')
        await take(story, mode, size);
    }
    const sized = found.sizes.map((size) => size.replace(/ .*/, ''));
    if (size === wide && scanned.isNew(sized)) await takeBetween(story);
  };

  page.forget();
  for (const size of [narrow, wide]) {
    for (const story of stories) {
      if (failures[story.id]) continue;
      try {
        await takeAt(story, size);
      } catch (error) {
        failures[story.id] = error instanceof Error ? error.message : String(error);
      }
    }
  }
  return {
    hashes,
    seen: [...seenRules],
    unseen: [...unseenRules].filter((rule) => !seenRules.has(rule)),
    failures,
  };
}
