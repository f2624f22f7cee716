import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { usePageTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { Link } from '@aulario/ui';
import { createElement, Fragment, type ReactNode } from 'react';
import { PublicPage } from '../site/PublicPage.tsx';
import { ArticleDate } from './ArticleDate.tsx';
import { ArticleDrawing } from './ArticleDrawing/ArticleDrawing.tsx';
import { ArticlePage } from './ArticlePage/ArticlePage.tsx';
import {
  type Article,
  type Block,
  categoryCover,
  type Inline,
  plainText,
  type Text,
} from './article.ts';

const elements = { strong: 'strong', emphasis: 'em', code: 'code' } as const;

/** As children of their own, since the pieces of a text never change places and need no keys. */
const inOrder = (children: readonly ReactNode[]) => createElement(Fragment, null, ...children);

/** A text alone, or pieces that are all elements. */
function words(text: Text): ReactNode {
  const [first] = text;
  if (typeof first === 'string' && text.length === 1) return first;
  return inOrder(text.map(renderInline));
}

function renderInline(piece: Inline): ReactNode {
  if (typeof piece === 'string') return <span>{piece}</span>;
  if (piece.kind === 'foreign') return <span lang={piece.lang}>{words(piece.text)}</span>;
  if (piece.kind === 'link') return <Link href={piece.href}>{words(piece.text)}</Link>;
  return createElement(elements[piece.kind], null, words(piece.text));
}

function renderBlock(block: Block): ReactNode {
  if (block.kind === 'heading')
    return createElement(`h${block.level}`, { id: block.id, tabIndex: -1 }, words(block.text));
  if (block.kind === 'paragraph') return <p>{words(block.text)}</p>;
  if (block.kind === 'drawing') return <ArticleDrawing name={block.name} label={block.label} />;
  const items = block.items.map((item) => createElement('li', null, words(item)));
  return createElement(block.isOrdered ? 'ol' : 'ul', null, ...items);
}

/** What a content file holds below its title. */
function ArticleText({ blocks }: { blocks: readonly Block[] }) {
  return inOrder(blocks.map(renderBlock));
}

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
