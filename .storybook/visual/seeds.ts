/**
 * Plants one change after another, each of a pixel or a step of a colour, in a rule that a component shows, and says
 * which of them the gate does not see, or sees in another mode: `pnpm test:visual:seeds 8 hover`, so many of each kind.
 */
import { captureAll } from './captureAll.ts';
import { captureComponent } from './captureComponent.ts';
import { builtComponents, inputsOf, type Story } from './components.ts';
import { changesBetween, hashOf, root } from './files.ts';
import { openStorybook, openStoryPage, type StoryPage } from './storyPage.ts';

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
const darken = recolor((value) => `light-dark(${value}, ${tinted(value)})`);

const kinds: Readonly<Record<string, Kind>> = {
  light: { rules: plain, plant: step, views: /./ },
  dark: { rules: plain, plant: darken, views: /^dark/ },
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

/** A rule, and what to declare in it. */
interface Planted {
  readonly key: string;
  readonly planted: string;
}

interface Seed extends Planted {
  readonly component: string;
  readonly kind: string;
}

declare global {
  interface Window {
    /** What each inserted rule declares. */
    declared: Record<string, readonly (readonly [property: string, value: string])[]>;
  }
}

/** Runs in the page before anything else does: keeps what inserted rules declare, and changes one of them. */
function watchAndPlant({ key, planted }: Planted): void {
  const shorthands = 'background border border-bottom outline padding margin gap'.split(' ');
  window.declared = {};
  window.onRule = (inserted, { style }) => {
    window.declared[inserted] = [...shorthands, ...style]
      .map((property) => [property, style.getPropertyValue(property)] as const)
      .filter(([, value]) => value !== '');
    if (inserted !== key) return;
    for (const declaration of planted.split('; ')) {
      const [property = '', value = ''] = declaration.split(': ');
      style.setProperty(property, value, style.getPropertyPriority(property));
    }
  };
}

async function openSeeded(own: StoryPage, seed: Planted) {
  const page = await openStoryPage(own.page.context());
  await page.page.addInitScript(watchAndPlant, seed);
  return page;
}

const [count = '8', ...asked] = process.argv.slice(2);
const storybook = await openStorybook(root);
const seeds: Seed[] = [];

/** Finds at most one seed of each kind in a component, in rules without one first: components share many. */
async function findSeeds(own: StoryPage, component: string, stories: readonly Story[]) {
  const isLacking = ([name]: [string, Kind]) =>
    (asked.length === 0 || asked.includes(name)) &&
    seeds.filter(({ kind }) => kind === name).length < Number(count);
  const lacking = new Map(Object.entries(kinds).filter(isLacking));
  const isSeeded = (key: string) => Number(seeds.some((seed) => seed.key === key));
  const page = await openSeeded(own, { key: '', planted: '' });
  for (const { id } of stories) {
    if (lacking.size === 0) break;
    const shown = await page.mount(id, { width: 1280, height: 640 });
    const declared = await page.page.evaluate(() => window.declared);
    const keys = [...shown.rules, ...shown.hover, ...shown.focus];
    keys.sort((one, other) => isSeeded(one) - isSeeded(other));
    for (const [kind, { rules, plant }] of lacking) {
      const seed = keys
        .filter((key) => rules.test(key))
        .flatMap((key) =>
          (declared[key] ?? []).map(([...one]) => ({ key, planted: plant(...one) })),
        )
        .find(({ planted }) => planted !== '');
      if (!seed) continue;
      seeds.push({ component, kind, ...seed });
      lacking.delete(kind);
    }
  }
  await page.page.close();
}

const components = builtComponents(root);
// In an order that mixes them and is always the same.
const mixed = [...components].sort(([one], [other]) => (hashOf(one) < hashOf(other) ? -1 : 1));
await storybook.each([mixed], async (all, page) => {
  for (const [component, stories] of all) await findSeeds(page, component, stories);
});
console.log(`${seeds.length} seeds`);

const seeded = mixed.filter(([name]) => seeds.some(({ component }) => component === name));
const unseeded = await captureAll(storybook, seeded, inputsOf(root, components));
const verdicts: string[] = [];
await storybook.each(seeds, async (seed, own) => {
  const { component, kind, key, planted } = seed;
  const before = unseeded.find((result) => result.component === component)?.hashes ?? {};
  const page = await openSeeded(own, seed);
  const { hashes } = await captureComponent(page, components.get(component) ?? [], before);
  await page.page.close();
  const views = new Set(changesBetween(before, hashes).map((change) => change.key.split(' ')[1]));
  const isElsewhere = [...views].some((view = '') => !kinds[kind]?.views.test(view));
  const verdict = views.size === 0 ? 'MISSED' : isElsewhere ? 'ELSEWHERE' : 'seen';
  verdicts.push(verdict);
  console.log([verdict, kind, component, `${key} { ${planted} }`, ...views].join(' | '));
});
await storybook.close();
process.exitCode = verdicts.every((verdict) => verdict === 'seen') ? 0 : 1;
