/**
 * Plants one change after another, each of a pixel or a step of a colour, in a rule that a component shows, and
 * says which of them the gate does not see, or sees in another mode: `pnpm test:visual:seeds 8`, of each kind.
 */
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { captureComponent } from './captureComponent.ts';
import { changesBetween, hashFolder, hashOf, readHashes } from './hashes.ts';
import { root } from './pictures.ts';
import { builtComponents, type Story } from './stories.ts';
import { serve, visualBrowser } from './storybookServer.ts';
import { StoryPage } from './storyPage.ts';

type Declaration = readonly [property: string, value: string];

interface Seed {
  readonly component: string;
  readonly kind: Kind;
  /** The rule, and what it declares besides or instead. */
  readonly key: string;
  readonly planted: readonly Declaration[];
}

const colors = /^(?:color|background|fill|stroke|[\w-]+-color)$/;
const lengths = /gap|padding|margin|border|outline|width|height|font-size|radius|inset|offset/;
const isColor = ([property, value]: Declaration) =>
  colors.test(property) && !/none|transparent|inherit|currentcolor|initial/i.test(value);
const isLength = ([property, value]: Declaration) =>
  lengths.test(property) && /\d(?:px|rem)/.test(value);

const tinted = (value: string) => `color-mix(in srgb, ${value} 94%, #808080)`;
const longer = (value: string) =>
  value.replace(/(\d+(?:\.\d+)?)(px|rem)/, (_, number, unit) =>
    unit === 'px' ? `${Number(number) + 1}px` : `${Number(number) + 1 / 16}rem`,
  );
const step = (declaration: Declaration): Declaration[] => {
  const [property, value] = declaration;
  if (isColor(declaration)) return [[property, tinted(value)]];
  return isLength(declaration) ? [[property, longer(value)]] : [];
};

interface KindOfSeed {
  readonly isOf: (rule: string) => boolean;
  readonly plant: (declaration: Declaration) => Declaration[];
  /** The pictures that may show it. */
  readonly views: RegExp;
}

const isPlain = (rule: string) => !/^@|:hover|:focus/.test(rule);

const startSide = /^(margin|padding|border)-inline-start(-width)?$/;

const kinds = {
  light: { isOf: isPlain, plant: step, views: /./ },
  dark: {
    isOf: isPlain,
    plant: (declaration) => {
      const [property, value] = declaration;
      return isColor(declaration) ? [[property, `light-dark(${value}, ${tinted(value)})`]] : [];
    },
    views: /^dark/,
  },
  forced: {
    isOf: (rule) =>
      /^@media screen and \(forced-colors: active\) (?!.*:(?:hover|focus))/.test(rule),
    plant: (declaration) => {
      const [property, value] = declaration;
      if (isLength(declaration)) return [[property, longer(value)]];
      return /-color$/.test(property)
        ? [[property, value === 'LinkText' ? 'Mark' : 'LinkText']]
        : [];
    },
    views: /^forced/,
  },
  rtl: {
    isOf: isPlain,
    plant: ([property, value]) =>
      startSide.test(property) && /[1-9]/.test(value)
        ? [
            [property, '0'],
            [property.replace('inline-start', 'left'), value],
          ]
        : [],
    views: /^rtl/,
  },
  hover: {
    isOf: (rule) => /:hover/.test(rule) && !/:focus/.test(rule),
    plant: step,
    views: /^hover/,
  },
  focus: {
    isOf: (rule) => /:focus/.test(rule) && !/:hover/.test(rule),
    plant: step,
    views: /^focus/,
  },
  media: { isOf: (rule) => /^@media .*width/.test(rule), plant: step, views: /./ },
  container: { isOf: (rule) => /^@container/.test(rule), plant: step, views: /./ },
} satisfies Record<string, KindOfSeed>;

type Kind = keyof typeof kinds;

interface SeededWindow extends Window {
  /** What each inserted rule declares. */
  readonly kept?: Readonly<Record<string, readonly Declaration[]>>;
}

/** Runs in the page before anything else does: keeps the rules that are inserted, and changes one of them. */
function plant({ key, planted }: { key: string; planted: readonly Declaration[] }): void {
  const kept: Record<string, Declaration[]> = {};
  const shorthands = [
    'background',
    'border',
    'border-bottom',
    'outline',
    'padding',
    'margin',
    'gap',
  ];
  Object.assign(window, {
    kept,
    onRule: (inserted: string, { style }: CSSStyleRule) => {
      kept[inserted] = [...shorthands, ...style].flatMap((property): Declaration[] => {
        const value = style.getPropertyValue(property);
        return value === '' ? [] : [[property, value]];
      });
      if (inserted !== key) return;
      for (const [property, value] of planted) {
        style.setProperty(property, value, style.getPropertyPriority(property));
      }
    },
  });
}

const perKind = Number(process.argv[2] ?? 8);
const storybook = join(root, 'storybook-static');
const components = builtComponents(storybook);
const server = await serve(storybook);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** At most one seed of each kind in a component, in the first rule that has one. */
async function seedsOf(browser: Browser, component: string, stories: readonly Story[]) {
  const page = await StoryPage.open(browser, plant, { key: '', planted: [] });
  const seeds = new Map<Kind, Seed>();
  for (const story of stories) {
    const { rules, hover, focus } = await page.mount(story.id, { width: 1280, height: 640 });
    const kept = await page.evaluate(() => (window as SeededWindow).kept ?? {});
    for (const key of [...rules, ...hover, ...focus]) {
      for (const [kind, { isOf, plant: plantIn }] of Object.entries(kinds)) {
        if (seeds.has(kind as Kind) || !isOf(key)) continue;
        const planted = (kept[key] ?? [])
          .map(plantIn)
          .find((declarations) => declarations.length > 0);
        if (planted) seeds.set(kind as Kind, { component, kind: kind as Kind, key, planted });
      }
    }
  }
  await page.close();
  return [...seeds.values()];
}

/** The views that differ when a seed is planted. */
async function seenOf(browser: Browser, { component, key, planted }: Seed) {
  const page = await StoryPage.open(browser, plant, { key, planted });
  const recorded = readHashes(hashFolder, component);
  const { hashes } = await captureComponent(page, components.get(component) ?? [], recorded);
  await page.close();
  return changesBetween(recorded, hashes).map(({ view }) => view);
}

/** Every kind as often as any: the components in turn, until there are enough. */
async function chooseSeeds(browser: Browser): Promise<Seed[]> {
  const chosen: Seed[] = [];
  // In an order that mixes them, and is always the same.
  const mixed = [...components].sort(([one], [other]) => (hashOf(one) < hashOf(other) ? -1 : 1));
  for (const [component, stories] of mixed) {
    const lacking = (kind: Kind) => chosen.filter((seed) => seed.kind === kind).length < perKind;
    if (!Object.keys(kinds).some((kind) => lacking(kind as Kind))) break;
    const seeds = await seedsOf(browser, component, stories);
    chosen.push(...seeds.filter(({ kind }) => lacking(kind)));
  }
  return chosen;
}

const browser = await visualBrowser(server.port);
const queue = await chooseSeeds(browser);
let missed = 0;
say(`${queue.length} seeds`);
const work = async () => {
  for (let seed = queue.shift(); seed; seed = queue.shift()) {
    const views = await seenOf(browser, seed);
    const elsewhere = views.filter((view) => !kinds[(seed as Seed).kind].views.test(view));
    const verdict = views.length === 0 ? 'MISSED' : elsewhere.length > 0 ? 'ELSEWHERE' : 'seen';
    if (verdict !== 'seen') missed += 1;
    const planted = seed.planted.map((declaration) => declaration.join(': ')).join('; ');
    say(
      `${verdict} | ${seed.kind} | ${seed.component} | ${seed.key} { ${planted} } | ${[...new Set(views)].join(' ')}`,
    );
  }
};
await Promise.all([work(), work(), work()]);
await browser.close();
await server.close();
process.exit(missed === 0 ? 0 : 1);
