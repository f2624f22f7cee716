import { firstLanguage, type Language } from '@aulario/frame/language/language.ts';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import type { ScreenName } from '@aulario/frame/navigation/paths.ts';
import { blogPosts } from '@aulario/screens/articles/blogPosts.ts';
import { addressedPages, isLink, type PageKind } from './screenPages.ts';

export interface PublicPage {
  /** The Spanish address. */
  readonly path: string;
  readonly screen: ScreenName;
  readonly kind: PageKind;
  /** The address of its feeds without 'feed.xml' and 'feed.json'; undefined for none. */
  readonly feeds?: string | undefined;
  /** For screens that set no description themselves. */
  readonly description: MessageId | null;
}

/** A page in one language, at its address in that language. */
export interface AddressedPage extends PublicPage {
  readonly language: Language;
}

/** The pages at fixed addresses, and those of the blog's posts. */
export const fixedPages: readonly PublicPage[] = [
  ...addressedPages.flatMap(({ path, screen, page }) =>
    isLink(page) ? [] : [{ path, screen, kind: page.kind, description: page.description }],
  ),
  ...blogPosts(firstLanguage).map(
    ({ href }) => ({ path: href, screen: 'post', kind: 'article', description: null }) as const,
  ),
];
