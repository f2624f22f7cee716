/**
 * Plants one change after another, each of a pixel or a step of a colour, in a rule that a component shows, and says
 * which of them the gate does not see, or sees in another mode: `pnpm test:visual:seeds 8 hover`, so many of each kind.
 */
import type { Browser } from 'playwright';
import { hashOf, root } from './cache.ts';
import { captureAll, openStorybook } from './captureAll.ts';
import { captureComponent } from './captureComponent.ts';
import { builtComponents, inputsOf, type Story } from './components.ts';
import { changesBetween } from './record.ts';
import type { WatchedWindow } from './rules.ts';
import { StoryPage } from './storyPage.ts';

type Declaration = readonly [property: string, value: string];

/** What to declare besides or instead; nothing where this declaration cannot be changed so. */
type Change = (declaration: Declaration) => readonly Declaration[];

const colors = /^(?:color|background|fill|stroke|[\w-]+-color)$/;
const lengths =
  /^(?!scroll).*(?:gap|padding|margin|border|outline|width|height|font-size|radius|inset|offset)/;

const changeColor =
  (change: (value: string) => string): Change =>
  ([property, value]) =>
    colors.test(property) &&
    !/none|transparent|inherit|currentcolor|initial|gradient|url/i.test(value)
      ? [[property, change(value)]]
      : [];

const tinted = (value: string) => `color-mix(in srgb, ${value} 94%, #808080)`;

const lengthen: Change = ([property, value]) => {
  const [, number, unit] = /(\d+(?:\.\d+)?)(px|rem)/.exec(value) ?? [];
  if (!Number(number) || !lengths.test(property)) return [];
  const step = unit === 'px' ? 1 : 1 / 16;
  return [[property, value.replace(`${number}${unit}`, `${Number(number) + step}${unit}`)]];
};

const step: Change = (declaration) =>
  [changeColor(tinted)(declaration), lengthen(declaration)].find(({ length }) => length > 0) ?? [];

const force: Change = ([property, value]) =>
  /-color$/.test(property) ? [[property, value === 'LinkText' ? 'Mark' : 'LinkText']] : [];

const nailToTheLeft: Change = ([property, value]) =>
  /^(margin|padding|border)-inline-start(-width)?$/.test(property) && /[1-9]/.test(value)
    ? [
        [property, '0'],
        [property.replace('inline-start', 'left'), value],
      ]
    : [];

interface Kind {
  /** The rules that it is planted in. */
  readonly rules: RegExp;
  readonly changes: readonly Change[];
  /** The pictures that may show it. */
  readonly views: RegExp;
}

const plain = /^(?!@)(?!.*:(?:hover|focus))/;

const kinds: Readonly<Record<string, Kind>> = {
  light: { rules: plain, changes: [step], views: /./ },
  dark: {
    rules: plain,
    changes: [changeColor((value) => `light-dark(${value}, ${tinted(value)})`)],
    views: /^dark/,
  },
  forced: {
    rules: /^@media screen and \(forced-colors: active\) (?!.*:(?:hover|focus))/,
    changes: [lengthen, force],
    views: /^forced/,
  },
  rtl: { rules: plain, changes: [nailToTheLeft], views: /^rtl/ },
  hover: { rules: /^(?!.*:focus).*:hover/, changes: [step], views: /^hover/ },
  // Stories whose play leaves the focus somewhere show it in every picture.
  focus: { rules: /^(?!.*:hover).*:focus/, changes: [step], views: /./ },
  media: { rules: /^@media .*width/, changes: [step], views: /./ },
  container: { rules: /^@container/, changes: [step], views: /./ },
};

interface SeededWindow extends WatchedWindow {
  /** What each inserted rule declares. */
  kept?: Record<string, readonly Declaration[]>;
}

/** Runs in the page before anything else does: keeps the rules that are inserted, and changes one of them. */
function plant({ key, planted }: { key: string; planted: readonly Declaration[] }): void {
  const kept: Record<string, Declaration[]> = {};
  const shorthands = 'background border border-bottom outline padding margin gap'.split(' ');
  const onRule: WatchedWindow['onRule'] = (inserted, { style }) => {
    kept[inserted] = [...shorthands, ...style]
      .map((property): Declaration => [property, style.getPropertyValue(property)])
      .filter(([, value]) => value !== '');
    if (inserted !== key) return;
    for (const [property, value] of planted) {
      style.setProperty(property, value, style.getPropertyPriority(property));
    }
  };
  Object.assign(window, { kept, onRule });
}

interface Seed {
  readonly component: string;
  readonly kind: string;
  /** The rule, and what is declared in it. */
  readonly key: string;
  readonly planted: readonly Declaration[];
}

async function openSeeded(browser: Browser, key: string, planted: readonly Declaration[]) {
  const page = await StoryPage.open(browser);
  await page.page.addInitScript(plant, { key, planted });
  return page;
}

/** The rules that have a seed: components share many, and others are tried first. */
const seededRules = new Set<string>();
const isSeeded = (key: string) => Number(seededRules.has(key));

/** At most one seed of each of these kinds in a component, in the first rule that can have one. */
async function seedsOf(
  browser: Browser,
  component: string,
  stories: readonly Story[],
  asked: readonly string[],
) {
  const page = await openSeeded(browser, '', []);
  const seeds = new Map<string, Seed>();
  for (const story of stories) {
    if (seeds.size === asked.length) break;
    const { rules, hover, focus } = await page.mount(story.id, { width: 1280, height: 640 });
    const kept = await page.page.evaluate(() => (window as SeededWindow).kept ?? {});
    const keys = [...rules, ...hover, ...focus];
    for (const key of keys.sort((one, other) => isSeeded(one) - isSeeded(other))) {
      for (const kind of asked) {
        const { rules, changes = [] } = kinds[kind] ?? {};
        if (seeds.has(kind) || !rules?.test(key)) continue;
        const found = (kept[key] ?? []).flatMap((one) => changes.map((change) => change(one)));
        const planted = found.find(({ length }) => length > 0);
        if (!planted) continue;
        seededRules.add(key);
        seeds.set(kind, { component, kind, key, planted });
      }
    }
  }
  await page.close();
  return [...seeds.values()];
}

const [count = '8', ...asked] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const components = builtComponents(root);
const lacking = new Map(
  Object.keys(kinds)
    .filter((kind) => asked.length === 0 || asked.includes(kind))
    .map((kind) => [kind, Number(count)]),
);
const { browser, close } = await openStorybook(root);

/** Every kind as often as any: the components in turn, in an order that mixes them and is always the same. */
const queue: Seed[] = [];
const mixed = [...components].sort(([one], [other]) => (hashOf(one) < hashOf(other) ? -1 : 1));
for (const [component, stories] of mixed) {
  const open = [...lacking.keys()].filter((kind) => lacking.get(kind) !== 0);
  if (open.length === 0) break;
  for (const seed of await seedsOf(browser, component, stories, open)) {
    lacking.set(seed.kind, (lacking.get(seed.kind) ?? 0) - 1);
    queue.push(seed);
  }
}

const seeded = new Set(queue.map(({ component }) => component));
const chosen = new Map([...components].filter(([component]) => seeded.has(component)));
const unseeded = await captureAll({
  workspace: root,
  components: chosen,
  inputs: inputsOf(root, chosen),
});
let missed = 0;
say(`${queue.length} seeds`);
const work = async () => {
  for (let seed = queue.shift(); seed; seed = queue.shift()) {
    const { component, kind, key, planted } = seed;
    const page = await openSeeded(browser, key, planted);
    const before = unseeded.get(component)?.hashes ?? {};
    const { hashes } = await captureComponent(page, chosen.get(component) ?? [], before);
    await page.close();
    const views = [...new Set(changesBetween(before, hashes).map(({ view }) => view))];
    const isElsewhere = views.some((view) => !kinds[kind]?.views.test(view));
    const verdict = views.length === 0 ? 'MISSED' : isElsewhere ? 'ELSEWHERE' : 'seen';
    if (verdict !== 'seen') missed += 1;
    const declared = planted.map((declaration) => declaration.join(': ')).join('; ');
    say([verdict, kind, component, `${key} { ${declared} }`, views.join(' ')].join(' | '));
  }
};
await Promise.all([work(), work(), work()]);
await close();
process.exit(missed === 0 ? 0 : 1);
