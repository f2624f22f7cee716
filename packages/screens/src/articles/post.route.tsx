import { foundIn } from '@aulario/frame/async/asyncResult.ts';
import { useAsyncResult } from '@aulario/frame/async/useAsyncResult.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { CourseStrip } from '@aulario/ui';
import { useLoaderData, useLocation } from 'react-router-dom';
import { useStripCourses } from '../site/useStripCourses.ts';
import { ArticleList } from './ArticleList/ArticleList.tsx';
import { ArticleScreen } from './ArticleScreen.tsx';
import type { RelatedCourses } from './article.ts';
import { nextPosts } from './blogPosts.ts';
import { createPostLoader, type PostCourses, type PostData } from './loadPost.ts';
import { postItems } from './postItems.tsx';

/** How many posts follow a post: one row. */
const maxNext = 3;

function Courses({ related, found }: { related: RelatedCourses; found: PostCourses }) {
  const text = useTranslate();
  const { count } = useFormatters();
  const courses = useStripCourses(found.courses);
  const label = text('blog.seeCourses', { count: found.total, total: count(found.total) });
  return (
    <CourseStrip
      title={related.title}
      more={{ label, href: related.href }}
      courses={courses}
      isInPage
    />
  );
}

/** A post of the blog, then the next posts and the courses that it leads to. */
function Component() {
  const text = useTranslate();
  const { language } = useLanguage();
  const { article, result } = useLoaderData<PostData>();
  const found = foundIn(useAsyncResult(result));
  const posts = nextPosts(useLocation().pathname, language, maxNext);
  return (
    <ArticleScreen article={article} author={text('blog.author')}>
      <ArticleList title={text('blog.next')} articles={postItems(posts)} />
      {article.courses !== null && found !== null && found.courses.length > 0 && (
        <Courses related={article.courses} found={found} />
      )}
    </ArticleScreen>
  );
}

/** The route of a post. */
export const post = (services: Parameters<typeof createPostLoader>[0]) => ({
  Component,
  loader: createPostLoader(services),
});
