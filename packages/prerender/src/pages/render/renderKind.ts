import type { Catalogue } from '@aulario/course-data';
import { type Language, languages } from '@aulario/frame/language/language.ts';
import { withoutLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import type { CoverKey } from '@aulario/ui/covers';
import type { PageText } from '../../build/pageTexts.ts';
import type { AddressedPage } from '../addresses/fixedPages.ts';
import { isSearched } from '../addresses/screenPages.ts';
import type { BuildSettings, Configured } from '../buildSettings.ts';
import type { BuiltCatalogue } from '../builtCatalogue.ts';
import { hashOf } from '../hashOf.ts';
import { picturePath } from '../sharePicture.ts';
import { globalRules } from './globalRules.tsx';
import { createInertServices } from './inertServices.ts';
import { PageStyles } from './pageStyles.ts';
import { createAnswerRenderer, isAnswerPage } from './preparedAnswer.ts';
import type { RenderedPages } from './renderedPages.ts';
import {
  type Application,
  createScreenRenderer,
  type LoadedScreen,
  type ScreenRenderer,
} from './renderScreen.tsx';
import { SameParts } from './sameParts.ts';
import { withSteadyDays } from './steadyDays.ts';
import { coverIn, descriptionOf, isCatalogue, isCourse, structuredData } from './structuredData.ts';

/** Adds what filters and order offer to the loader data of a list of courses. */
async function withOffered(
  data: unknown,
  catalogue: Pick<Catalogue, 'about' | 'count'>,
): Promise<unknown> {
  if (!isCatalogue(data)) return data;
  const [counts, { facets, sorts }] = await Promise.all([
    catalogue.count(data.query),
    catalogue.about(null),
  ]);
  return { ...data, offered: { counts, facets, sorts } };
}

/** With the optional feature that a build lacks, or without: so the style is the same in all configurations. */
const opposite = ({ hasGoogle, outgoing }: Configured): Configured => ({
  hasGoogle: !hasGoogle,
  outgoing,
});

/** How many pages of a kind are rendered in both configurations. */
const sampleSize = 12;

/** Returns the renderer of a page's language. */
type RendererOf = (page: AddressedPage) => ScreenRenderer;

async function createRenderers(
  application: Application,
  configured: Configured,
  catalogue: Catalogue,
): Promise<RendererOf> {
  const services = { ...createInertServices(configured), catalogue };
  const complete = async (data: unknown) => withSteadyDays(await withOffered(data, catalogue));
  const all = new Map<Language, ScreenRenderer>();
  for (const { code: language } of languages) {
    all.set(language, await createScreenRenderer(application, services, language, complete));
  }
  return ({ language }) => {
    const renderer = all.get(language);
    if (renderer === undefined) throw new Error(`No texts in ${language}`);
    return renderer;
  };
}

/** A page's screen, and a hash of its data. */
interface LoadedPage extends LoadedScreen {
  readonly hash: string;
}

/** Returns what loads pages. The data of a course is the same in every language, and loaded once. */
function createLoader(rendererOf: RendererOf): (page: AddressedPage) => Promise<LoadedPage> {
  let lastCourse: { readonly id: string; readonly data: unknown; readonly hash: string } | null =
    null;
  return async (page) => {
    const { screen, path } = page;
    const id = withoutLanguage(path);
    if (lastCourse?.id === id) {
      const known = rendererOf(page).withData(screen, path, lastCourse.data);
      if (known !== null) return { ...known, hash: lastCourse.hash };
    }
    const loaded = await rendererOf(page).load(screen, path);
    const { data } = loaded;
    const hash = hashOf([data]);
    lastCourse = isCourse(data) ? { id, data, hash } : null;
    return { ...loaded, hash };
  };
}

/** Renders the pages of a build, kind by kind. */
export interface KindRenderer {
  /**
   * Renders all pages of a kind, filled but for the last of their common style. Those of searched screens
   * stay texts of `RenderedPages`: what they name is written later. A page that was kept is rendered only
   * if something of this has changed since: its code, its settings, its data.
   */
  render(pages: readonly AddressedPage[]): Promise<void>;
  /** The covers of the preview images that these pages name, by address. */
  readonly pictures: ReadonlyMap<string, CoverKey | null>;
}

/** What of a build renders its pages. */
export interface RenderedBuild {
  /** A hash of the code that renders and fills pages. */
  readonly code: string;
  readonly textOf: PageText;
}

export async function createKindRenderer(
  application: Application,
  { code, textOf }: RenderedBuild,
  { configured, site }: BuildSettings,
  { catalogue, platforms }: BuiltCatalogue,
  rendered: RenderedPages,
): Promise<KindRenderer> {
  const rendererOf = await createRenderers(application, configured, catalogue);
  const oppositeOf = await createRenderers(application, opposite(configured), catalogue);
  const load = createLoader(rendererOf);
  // Only courses have so many pages that it matters.
  const parts = new Map(languages.map(({ code }) => [`course ${code}`, new SameParts()]));
  const settings = hashOf([code, { configured, site }, platforms]);
  const renderAnswer = createAnswerRenderer(rendererOf, settings, rendered);
  const pictures = new Map<string, CoverKey | null>();

  async function render(page: AddressedPage, styles: PageStyles): Promise<void> {
    const { path, kind, language, screen, feeds } = page;
    const loaded = await load(page);
    const { data, hash } = loaded;
    const cover = coverIn(data);
    pictures.set(picturePath(cover), cover);
    const own = page.description && textOf(page.description, language);
    const root = textOf('page.courses', language);
    const inputs = { path, kind, language, screen, feeds };
    const key = hashOf([settings, { own, root }, inputs, hash]);
    if (rendered.reuse(path, key)) return;
    const sameParts = parts.get(`${kind} ${language}`) ?? null;
    const { head, markup } = rendererOf(page).render(loaded, styles, { sameParts });
    const { title } = head;
    const description = head.description ?? own ?? descriptionOf(data) ?? title;
    const structured = structuredData({ data, title, path, site, language, root });
    const whole = { ...inputs, data, title, description, markup, cover, structured };
    if (isSearched(screen)) {
      rendered.add(path, key, JSON.stringify(whole), styles.take());
      return;
    }
    rendered.addFilled(whole, key, styles.take());
  }

  return {
    pictures,
    async render(pages) {
      const styles = new PageStyles();
      for (const page of pages.slice(0, sampleSize)) {
        const other = oppositeOf(page);
        other.render(await other.load(page.screen, page.path), styles);
      }
      rendered.beginKind([...globalRules(), ...styles.take()]);
      for (const page of pages) {
        await (isAnswerPage(page) ? renderAnswer(page, styles) : render(page, styles));
      }
    },
  };
}
