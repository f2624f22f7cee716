import { categories } from '@aulario/course-data';
import { daySchema } from '@aulario/course-data/records';
import { slugOf } from '@aulario/frame/navigation/href/slugOf.ts';
import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { ArticleDrawingName } from '../src/articles/ArticleDrawing/ArticleDrawing.tsx';
import {
  type Article,
  type Block,
  type Inline,
  plainText,
  type Text,
} from '../src/articles/article.ts';

/** The values available to content files, from the environment of the build. */
export type Values = Readonly<Record<string, string | undefined>>;

const headSchema = v.strictObject({
  title: v.string(),
  summary: v.string(),
  date: v.optional(daySchema),
  contents: v.optional(v.boolean(), false),
  cover: v.optional(v.picklist(categories)),
  courses: v.optional(v.strictObject({ title: v.string(), href: v.string() })),
});

const drawingSchema = v.picklist(['card', 'places'] satisfies ArticleDrawingName[]);
const labelSchema = v.pipe(v.string(), v.nonEmpty());

const condition = /<!-- if ([\w ]+) -->\n([\s\S]*?)(?:<!-- else -->\n([\s\S]*?))?<!-- end -->\n?/g;

/** Resolves the conditions: `<!-- if NAME -->…<!-- else -->…<!-- end -->`. */
const resolveConditions = (source: string, values: Values) =>
  source.replace(condition, (_, names: string, kept: string, otherwise = '') =>
    names.split(' or ').some((name) => values[name]) ? kept : otherwise,
  );

/** Converts the Markdown nodes of one file to those of an article. Throws on unsupported nodes. */
function createReader(values: Values) {
  // After parsing, so that values are not parsed as Markdown.
  const filled = (text: string) =>
    text.replaceAll(/%(VITE_\w+)%/g, (_, name: string) => values[name] ?? '');

  const inline = (node: PhrasingContent): Inline => {
    switch (node.type) {
      case 'text':
        return filled(node.value).replaceAll('\n', ' ');
      case 'inlineCode':
        return { kind: 'code', text: [node.value] };
      case 'strong':
        return { kind: 'strong', text: text(node.children) };
      case 'emphasis':
        return { kind: 'emphasis', text: text(node.children) };
      case 'link': {
        const [, lang] = /^lang:(\w+)$/.exec(node.url) ?? [];
        if (lang !== undefined) return { kind: 'foreign', lang, text: text(node.children) };
        return { kind: 'link', href: filled(node.url), text: text(node.children) };
      }
      default:
        throw new Error(`A text of an article cannot hold "${node.type}".`);
    }
  };

  const text = (nodes: readonly PhrasingContent[]): Text => nodes.map(inline);

  /** The drawing that a paragraph consists of, as `![what it shows](drawing:card)`. */
  const drawing = ([image, ...others]: readonly PhrasingContent[]): Block | null => {
    if (image?.type !== 'image' || others.length > 0) return null;
    const [, name] = /^drawing:(\w+)$/.exec(image.url) ?? [];
    return {
      kind: 'drawing',
      name: v.parse(drawingSchema, name),
      label: v.parse(labelSchema, image.alt),
    };
  };

  const block = (node: RootContent): Block => {
    switch (node.type) {
      case 'heading': {
        const words = text(node.children);
        const level = node.depth === 3 ? 3 : 2;
        return { kind: 'heading', level, id: slugOf(plainText(words)), text: words };
      }
      case 'paragraph':
        return drawing(node.children) ?? { kind: 'paragraph', text: text(node.children) };
      case 'list': {
        const items = node.children.map(({ children: [first, second] }) => {
          if (first?.type !== 'paragraph' || second !== undefined)
            throw new Error('An item of a list holds one paragraph.');
          return text(first.children);
        });
        return { kind: 'list', isOrdered: node.ordered === true, items };
      }
      default:
        throw new Error(`An article cannot hold "${node.type}".`);
    }
  };
  return block;
}

/** Parses a content file: YAML front matter, then Markdown. */
export function compileArticle(source: string, values: Values): Article {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error('The file has no head.');
  const fields = v.parse(headSchema, parse(head));
  const { title, summary, date = null, contents, cover = null, courses = null } = fields;
  const { children } = fromMarkdown(resolveConditions(body, values));
  const blocks = children.map(createReader(values));
  return { title, summary, date, cover, courses, hasContents: contents, blocks };
}
