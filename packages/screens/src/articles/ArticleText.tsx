import { Link } from '@aulario/ui';
import { createElement, Fragment, type ReactNode } from 'react';
import { ArticleDrawing } from './ArticleDrawing/ArticleDrawing.tsx';
import type { Block, Inline, Text } from './article.ts';

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
export function ArticleText({ blocks }: { blocks: readonly Block[] }) {
  return inOrder(blocks.map(renderBlock));
}
