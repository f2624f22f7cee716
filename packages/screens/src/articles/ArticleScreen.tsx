import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { usePageTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import type { ReactNode } from 'react';
import { PublicPage } from '../site/PublicPage.tsx';
import { ArticleDate } from './ArticleDate.tsx';
import { ArticlePage } from './ArticlePage/ArticlePage.tsx';
import { ArticleText } from './ArticleText.tsx';
import { type Article, categoryCover, plainText } from './article.ts';

interface ArticleScreenProps {
  article: Article;
  /** Who wrote it: 'Por Aulario'. */
  author?: string | undefined;
  /** What follows the text. */
  children?: ReactNode;
}

/** A page that is read from top to bottom. */
export function ArticleScreen({ article, author, children }: ArticleScreenProps) {
  const text = useTranslate();
  usePageTitle(article.title, article.summary);
  const headings = article.blocks.filter((block) => block.kind === 'heading');
  return (
    <PublicPage>
      <ArticlePage
        title={article.title}
        cover={article.cover === null ? undefined : categoryCover(article.cover)}
        author={author}
        note={article.date && <ArticleDate date={article.date} />}
        contents={
          article.hasContents
            ? {
                label: text('article.contents'),
                links: headings
                  .filter(({ level }) => level === 2)
                  .map(({ id, text: words }) => ({ href: `#${id}`, label: plainText(words) })),
              }
            : undefined
        }
        list={children}
      >
        <ArticleText blocks={article.blocks} />
      </ArticlePage>
    </PublicPage>
  );
}
