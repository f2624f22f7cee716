import type { PageText } from '../../build/pageTexts.ts';
import { pageOf } from '../addresses/screenPages.ts';
import type { PageParts } from '../pageParts.ts';
import { noAnswers } from '../render/prerenderedPage.ts';
import type { PageTemplate } from '../render/renderedPages.ts';
import { picturePath } from '../sharePicture.ts';
import type { EmptyPages } from './emptyPages.ts';
import { pageFiller } from './fillPage.ts';
import { prerenderedRules } from './pageRules.ts';

/** Returns the template of public pages. */
export function createPageTemplate(
  { modules, fonts, startUrl, prerenderedScripts, searchedScripts }: PageParts,
  { ofScreen, ofAddress }: EmptyPages,
  site: string,
  textOf: PageText,
): PageTemplate {
  const shell = { startUrl, site };
  const fill = pageFiller({ ...shell, ...prerenderedScripts, empty: ofScreen });
  const fillSearched = pageFiller({ ...shell, ...searchedScripts, empty: ofAddress });
  return {
    style: fonts + prerenderedRules,
    fill(page, answers = noAnswers) {
      const { language, screen } = page;
      const { comesWhenIdle, hasCourses, isSearched } = pageOf(screen);
      const reading = textOf('page.withoutScript', language);
      const fillOwn = isSearched ? fillSearched : fill;
      return fillOwn({
        ...page,
        ...answers,
        withoutScript: isSearched ? `${reading} ${textOf('page.notSearched', language)}` : reading,
        picture: picturePath(page.cover),
        modules: modules[screen]?.[language] ?? [],
        comesWhenIdle,
        isSearched,
        data: hasCourses ? page.data : undefined,
      });
    },
  };
}
