/**
 * Plants one change after another, each of a pixel or a step of a colour, in a rule that a component shows, and says
 * which of them the gate does not see, or sees in another mode: `pnpm test:visual:seeds 8 hover`, so many of each kind.
 */
import type { Browser } from 'playwright';
import { hashOf, root } from './cache.ts';
import { captureAll } from './captureAll.ts';
import { captureComponent } from './captureComponent.ts';
import { builtComponents, inputsOf, type Story } from './components.ts';
import { changesBetween } from './record.ts';
import type { WatchedWindow } from './rules.ts';
import { openStorybook } from './storybookBrowser.ts';
import { StoryPage } from './storyPage.ts';

/** What to declare besides; '' where this declaration cannot be changed so. */
type Plant = (property: string, value: string) => string;

const tinted = (value: string) => `color-mix(in srgb, ${value} 94%, #808080)`;

const recolor =
  (change: (value: string) => string): Plant =>
  (property, value) =>
    /^(?:color|background|fill|stroke|[\w-]+-color)$/.test(property) &&
    !/none|transparent|inherit|currentcolor|initial|gradient|url/i.test(value)
      ? `${property}: ${change(value)}`
      : '';

const lengthen: Plant = (property, value) => {
  const [length = '', number, unit] = /(\d+(?:\.\d+)?)(px|rem)/.exec(value) ?? [];
  const isLength =
    /^(?!scroll|--).*(?:gap|padding|margin|border|outline|width|height|font-size|radius|inset|offset)/;
  if (!Number(number) || !isLength.test(property)) return '';
  const step = unit === 'px' ? 1 : 1 / 16;
  return `${property}: ${value.replace(length, `${Number(number) + step}${unit}`)}`;
};

const step: Plant = (...declaration) => recolor(tinted)(...declaration) || lengthen(...declaration);

const force: Plant = (property, value) =>
  /-color$/.test(property) ? `${property}: ${value === 'LinkText' ? 'Mark' : 'LinkText'}` : '';

const nailToTheLeft: Plant = (property, value) =>
  /^(margin|padding|border)-inline-start(-width)?$/.test(property) && /[1-9]/.test(value)
    ? `${property}: 0; ${property.replace('inline-start', 'left')}: ${value}`
    : '';

interface Kind {
  /** The rules that it is planted in. */
  readonly rules: RegExp;
  readonly plant: Plant;
  /** The pictures that may show it. */
  readonly views: RegExp;
}

const plain = /^(?!@)(?!.*:(?:hover|focus))/;

const kinds: Readonly<Record<string, Kind>> = {
  light: { rules: plain, plant: step, views: /./ },
  dark: {
    rules: plain,
    plant: recolor((value) => `light-dark(${value}, ${tinted(value)})`),
    views: /^dark/,
  },
  forced: {
    rules: /^@media screen and \(forced-colors: active\) (?!.*:(?:hover|focus))/,
    plant: (...declaration) => lengthen(...declaration) || force(...declaration),
    views: /^forced/,
  },
  rtl: { rules: plain, plant: nailToTheLeft, views: /^rtl/ },
  hover: { rules: /^(?!.*:focus).*:hover/, plant: step, views: /^hover/ },
  // Stories whose play leaves the focus somewhere show it in every picture.
  focus: { rules: /^(?!.*:hover).*:focus/, plant: step, views: /./ },
  media: { rules: /^@media .*width/, plant: step, views: /./ },
  container: { rules: /^@container/, plant: step, views: /./ },
};

interface SeededWindow extends WatchedWindow {
  /** What each inserted rule declares, by property. */
  declared?: Record<string, readonly (readonly [property: string, value: string])[]>;
}

interface Seed {
  readonly component: string;
  readonly kind: string;
  /** The rule, and what is declared in it. */
  readonly key: string;
  readonly planted: string;
}

/** Runs in the page before anything else does: keeps what inserted rules declare, and changes one of them. */
function watchAndPlant({ key, planted }: Pick<Seed, 'key' | 'planted'>): void {
  const declared: NonNullable<SeededWindow['declared']> = {};
  const shorthands = 'background border border-bottom outline padding margin gap'.split(' ');
  const onRule: WatchedWindow['onRule'] = (inserted, { style }) => {
    declared[inserted] = [...shorthands, ...style]
      .map((property) => [property, style.getPropertyValue(property)] as const)
      .filter(([, value]) => value !== '');
    if (inserted !== key) return;
    for (const declaration of planted.split('; ')) {
      const [property = '', value = ''] = declaration.split(': ');
      style.setProperty(property, value, style.getPropertyPriority(property));
    }
  };
  Object.assign(window, { declared, onRule });
}

async function openSeeded(browser: Browser, seed: Pick<Seed, 'key' | 'planted'>) {
  const page = await StoryPage.open(browser);
  await page.page.addInitScript(watchAndPlant, seed);
  return page;
}

const [count = '8', ...asked] = process.argv.slice(2);
const components = builtComponents(root);
const { browser, close } = await openStorybook(root);
const seeds: Seed[] = [];

/** Whether a kind has as many seeds as are asked for, or one in this component. */
function isDone(kind: string, component: string): boolean {
  const found = seeds.filter((seed) => seed.kind === kind);
  return found.length >= Number(count) || found.some((seed) => seed.component === component);
}

/** Finds at most one seed of each kind in a component, in rules without one first: components share many. */
async function findSeeds(component: string, stories: readonly Story[]): Promise<void> {
  const isOpen = ([kind]: [string, Kind]) =>
    (asked.length === 0 || asked.includes(kind)) && !isDone(kind, component);
  const isSeeded = (key: string) => Number(seeds.some((seed) => seed.key === key));
  const page = await openSeeded(browser, { key: '', planted: '' });
  for (const story of stories) {
    const open = Object.entries(kinds).filter(isOpen);
    if (open.length === 0) break;
    const { rules, hover, focus } = await page.mount(story.id, { width: 1280, height: 640 });
    const declared = await page.page.evaluate(() => (window as SeededWindow).declared ?? {});
    const keys = [...rules, ...hover, ...focus];
    keys.sort((one, other) => isSeeded(one) - isSeeded(other));
    for (const [kind, { rules: isIn, plant }] of open) {
      const seed = keys
        .filter((key) => isIn.test(key))
        .flatMap((key) =>
          (declared[key] ?? []).map(([...one]) => ({ key, planted: plant(...one) })),
        )
        .find(({ planted }) => planted !== '');
      if (seed) seeds.push({ component, kind, ...seed });
    }
  }
  await page.close();
}

// The components in an order that mixes them and is always the same.
const mixed = [...components].sort(([one], [other]) => (hashOf(one) < hashOf(other) ? -1 : 1));
for (const [component, stories] of mixed) await findSeeds(component, stories);

const seeded = new Map(mixed.filter(([name]) => seeds.some(({ component }) => component === name)));
const inputs = inputsOf(root, seeded);
const unseeded = await captureAll({ workspace: root, components: seeded, inputs });
console.log(`${seeds.length} seeds`);
let missed = 0;
const queue = [...seeds];
const work = async () => {
  for (let seed = queue.shift(); seed; seed = queue.shift()) {
    const { component, kind, key, planted } = seed;
    const page = await openSeeded(browser, seed);
    const before = unseeded.get(component)?.hashes ?? {};
    const { hashes } = await captureComponent(page, seeded.get(component) ?? [], before);
    await page.close();
    const views = new Set(changesBetween(before, hashes).map((change) => change.key.split(' ')[1]));
    const isElsewhere = [...views].some((view = '') => !kinds[kind]?.views.test(view));
    const verdict = views.size === 0 ? 'MISSED' : isElsewhere ? 'ELSEWHERE' : 'seen';
    if (verdict !== 'seen') missed += 1;
    console.log(
      [verdict, kind, component, `${key} { ${planted} }`, [...views].join(' ')].join(' | '),
    );
  }
};
await Promise.all([work(), work(), work()]);
await close();
process.exit(missed === 0 ? 0 : 1);
