import { ArticlePage } from '@aulario/ui';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { usePage } from '../navigation/usePage.ts';
import { PublicFooter } from '../site/PublicFooter.tsx';
import { PublicHeader } from '../site/PublicHeader.tsx';
import { ArticleSection } from './ArticleSection.tsx';
import type { Translated } from './article.ts';

/** One of the footer's pages. */
export function ArticleScreen({ article }: { article: Translated }) {
  const { language } = useLanguage();
  const { title, sections } = article[language];
  usePage(title);
  return (
    <>
      <PublicHeader />
      <ArticlePage title={title}>
        {sections.map((section, place) => (
          <ArticleSection key={section.heading ?? place} {...section} />
        ))}
      </ArticlePage>
      <PublicFooter />
    </>
  );
}
