import { type Plugin, Visitor } from 'vite';

const blank = String.raw`(?:\s|/\*[\s\S]*?\*/)`;

/** A quoted text, a mark with the blanks on both sides, a colon with those behind it, other blanks. */
const pieces = RegExp(`("[^"]*"|'[^']*')|${blank}*([{};,])${blank}*|(:)${blank}+|${blank}+`, 'g');

/** A style without comments, and without the blanks that mean nothing. */
export const compactStyle = (style: string): string =>
  style.replace(pieces, (_, text, mark, colon) => text ?? mark ?? colon ?? ' ');

const isStyle = /^(?:styled|css|keyframes|createGlobalStyle)\b/;

/** Compacts the templates of styles in scripts, which no minifier touches. */
export const compactStyles = (): Plugin => ({
  name: 'aulario:compact-styles',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: /from ["']styled-components["']/ },
    handler(code) {
      const parts: { start: number; end: number }[] = [];
      new Visitor({
        TaggedTemplateExpression({ tag, quasi }) {
          if (isStyle.test(code.slice(tag.start, tag.end))) parts.push(...quasi.quasis);
        },
      }).visit(this.parse(code));
      let compact = '';
      let end = 0;
      for (const part of parts.sort((one, other) => one.start - other.start)) {
        compact += code.slice(end, part.start) + compactStyle(code.slice(part.start, part.end));
        end = part.end;
      }
      return { code: compact + code.slice(end), map: null };
    },
  },
});
