import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { usePageTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { PublicPage } from '../site/PublicPage.tsx';
import { ArticleList } from './ArticleList/ArticleList.tsx';
import { ArticlePage } from './ArticlePage/ArticlePage.tsx';
import { blogPosts } from './blogPosts.ts';
import { postItems } from './postItems.tsx';

/** The list of posts. */
export function Component() {
  const text = useTranslate();
  const { language } = useLanguage();
  usePageTitle(text('nav.blog'), text('blog.lead'));
  return (
    <PublicPage>
      <ArticlePage
        title={text('nav.blog')}
        list={<ArticleList articles={postItems(blogPosts(language))} />}
      >
        <p>
          <span>{text('blog.lead')}</span> {/* A file, which the router has no screen for. */}
          <a href={inLanguage(paths.blogFeed, language)} type="application/atom+xml">
            {text('blog.feed')}
          </a>
        </p>
      </ArticlePage>
    </PublicPage>
  );
}
