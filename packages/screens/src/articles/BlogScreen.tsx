import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { usePageTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { ArticleList, ArticlePage } from '@aulario/ui';
import { PublicPage } from '../site/PublicPage.tsx';
import { ArticleDate } from './ArticleDate.tsx';
import { categoryCover } from './article.ts';
import { blogPosts } from './blogPosts.ts';

/** The list of posts. */
export function BlogScreen() {
  const text = useTranslate();
  const { language } = useLanguage();
  usePageTitle(text('nav.blog'), text('blog.lead'));
  return (
    <PublicPage>
      <ArticlePage
        title={text('nav.blog')}
        list={
          <ArticleList
            articles={blogPosts(language).map(({ href, title, summary, date, cover }) => ({
              href,
              title,
              summary,
              note: date && <ArticleDate date={date} />,
              cover: cover === null ? undefined : categoryCover(cover),
            }))}
          />
        }
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
