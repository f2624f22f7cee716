import { breakpoint } from '../../packages/ui/src/theme/scale.ts';
import type { Story } from './components.ts';
import type { Entries } from './files.ts';
import type { Mode, Shown, Size } from './inPage.ts';
import type { StoryPage } from './storyPage.ts';

const narrow: Size = { width: 320, height: 640 };
const wide: Size = { width: 1280, height: 640 };

/** Where a layout may change: at each breakpoint, and on a phone held sideways. */
const others: readonly Size[] = [
  ...Object.values(breakpoint).map((width) => ({ width, height: 640 })),
  { width: 844, height: 390 },
];

const widthsIn = (rule: string) =>
  [...rule.matchAll(/width: ([\d.]+)(px|r?em)/g)].map(
    ([, length, unit]) => Number(length) * (unit === 'px' ? 1 : 16),
  );

/** Whether any rule may hold here but not at a smaller width, or the reverse; how wide a container is shows only here. */
const mayDiffer = (rules: readonly string[], lessPx: number, { width, height }: Size) =>
  rules.some(
    (rule) =>
      rule.includes('@container') ||
      (rule.includes('height:') && height !== wide.height) ||
      widthsIn(rule).some((px) => px > lessPx && px <= width),
  );

const nameOf = ({ width, height }: Size) => (height === 640 ? `${width}` : `${width}x${height}`);

/** What a component's stories look like. */
export interface Captured {
  /** The hash of each picture, by its story and view. */
  readonly hashes: Entries;
  /** The rules that pictures show, and those of what is on the page that none shows. */
  readonly seen: readonly string[];
  readonly unseen: readonly string[];
  /** Why a story could not be shown, by story. */
  readonly failures: Entries;
}

/**
 * Takes the pictures of a component's stories: each in the light theme at 320 and 1280 px, and in each
 * other mode, or at another size, those that show a rule which no earlier one of the component shows so.
 */
export async function captureComponent(
  page: Pick<StoryPage, 'inspect' | 'mount' | 'picture' | 'resize'>,
  stories: readonly Story[],
  recorded: Entries,
): Promise<Captured> {
  const hashes: Record<string, string> = {};
  const failures: Record<string, string> = {};
  const [seen, unseen, known] = [new Set<string>(), new Set<string>(), new Set<string>()];

  /** Whether any of these was not on a picture before. */
  const isNew = (keys: readonly string[]) => {
    const before = known.size;
    for (const key of keys) known.add(key);
    return known.size > before;
  };

  const note = (shown: Shown) => {
    for (const rule of shown.seen) seen.add(rule);
    for (const rule of shown.unseen) unseen.add(rule);
    return shown;
  };

  const take = async (story: Story, mode: Mode, size: Size) => {
    const key = `${story.id} ${mode}-${nameOf(size)}`;
    hashes[key] = await page.picture(mode, recorded[key]);
    // A menu may only appear under the pointer.
    if (mode === 'hover' || mode === 'focus') note(await page.inspect());
  };

  /** Changes the size in place to see where anything new appears, and mounts the story there. */
  const takeBetween = async (story: Story, sized: readonly string[]) => {
    const promising: Size[] = [];
    let lessPx = narrow.width;
    for (const size of others) {
      const isWorthIt = mayDiffer(sized, lessPx, size);
      if (isWorthIt && isNew(await page.resize(size))) promising.push(size);
      lessPx = size.width;
    }
    for (const size of promising) {
      note(await page.mount(story.id, size));
      await take(story, 'light', size);
    }
  };

  const takeAt = async (story: Story, size: Size) => {
    const { rules, hover, focus, sizes, sized } = note(await page.mount(story.id, size));
    const modes: Mode[] = ['light'];
    const hasNewRules = isNew(rules);
    if (hasNewRules) modes.push('dark', 'forced');
    if (isNew(hover)) modes.push('hover');
    if (isNew(focus)) modes.push('focus');
    // Last, since a row that has scrolled does not scroll back from it.
    if (hasNewRules) modes.push('rtl');
    isNew(sizes);
    for (const mode of modes) await take(story, mode, size);
    if (size !== wide) return;
    const classes = sizes.map((arrangement) => arrangement.replace(/ .*/, ''));
    const fresh = classes.filter((name) => isNew([`sizes of ${name}`]));
    // At one size of the window a rule does the same in every story, but where it asks for a container's.
    const asked = sized.filter(
      (rule) =>
        isNew([`size of ${rule}`]) ||
        rule.includes('@container') ||
        fresh.some((name) => rule.includes(name)),
    );
    if (fresh.length > 0) await takeBetween(story, asked);
  };

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
  const isUnseen = (rule: string) => !seen.has(rule);
  return { hashes, seen: [...seen], unseen: [...unseen].filter(isUnseen), failures };
}
