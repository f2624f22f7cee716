import { languages } from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { addedPlatforms, withPlatforms } from '../../build/pagePlatforms.ts';
import { inAllLanguages, type PageText } from '../../build/pageTexts.ts';
import { withCatalogue, withPreloads } from '../../build/screenPreloads.ts';
import { addressedPages, isLink } from '../addresses/screenPages.ts';
import type { BuildSettings } from '../buildSettings.ts';
import { fileOf } from '../fileOf.ts';
import type { PageParts } from '../pageParts.ts';
import { picturePath } from '../sharePicture.ts';
import { noscript } from './applicationPage.ts';
import { withHead } from './pageHead.ts';

/** The application's empty page, which those of screens are filled into. */
export interface EmptyPages {
  /** For pages of a screen with a fixed address. */
  readonly ofScreen: string;
  /** For pages that preload the files of their screen themselves, by the visitor's address. */
  readonly ofAddress: string;
  /** What the host serves for all screens without a page: not to be indexed by search engines. */
  readonly unlisted: string;
}

export function createEmptyPages(
  parts: PageParts,
  { isHosted }: BuildSettings,
  publicFolder: string,
): EmptyPages {
  const ofScreen = withPlatforms(parts.empty, addedPlatforms(publicFolder));
  const preloads = isHosted ? parts.preloads : withCatalogue(parts.preloads, publicFolder);
  const ofAddress = withPreloads(ofScreen, preloads);
  const unlisted = ofAddress.replace('<title>', '<meta name="robots" content="noindex" />$&');
  return { ofScreen, ofAddress, unlisted };
}

/** The page that hosts answer unknown addresses with: its text is for readers without JavaScript. */
const missingPage = (page: string, textOf: PageText): string =>
  page
    .replace('<title>Aulario</title>', '<title>404 · Aulario</title>')
    .replace(
      noscript,
      () => `<noscript><h1>404</h1>${inAllLanguages('page.missing', textOf)}</noscript>`,
    );

/** The files of pages without content: of all other screens, of unknown addresses, and of links. */
export function* emptyPageFiles(
  { unlisted }: EmptyPages,
  site: string,
  textOf: PageText,
): Generator<[file: string, text: string]> {
  yield ['app.html', unlisted];
  yield ['404.html', missingPage(unlisted, textOf)];
  for (const { path: spanish, page } of addressedPages) {
    if (!isLink(page)) continue;
    for (const { code: language } of languages) {
      const path = inLanguage(spanish, language);
      const head = {
        path,
        language,
        title: `${textOf(page.title, language)} · Aulario`,
        description: textOf(page.description, language),
        picture: picturePath(null),
      };
      yield [fileOf(path), withHead(unlisted, head, site)];
    }
  }
}
