import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { space } from '../../theme/scale.ts';

/** A part of a text. */
export interface TextPart {
  text: string;
  /** Whether it is a match. */
  isMarked: boolean;
}

interface MarkedTextProps {
  parts: readonly TextPart[];
  /** The style of matches: with a background, or only bold. Default `plane`. */
  look?: 'plane' | 'bold' | undefined;
}

const Mark = styled.mark`
  padding-inline: ${space[1]};
  margin-inline: -${space[1]};
  background: ${color.linkSoft};
  color: inherit;
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;

  &[data-look='bold'] {
    background: none;
    font-weight: 700;
  }
`;

/** The text of the parts. */
export const wholeText = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('');

/** Spaces stand outside of the element, at whose edges some readers of names drop them. */
function Unmarked({ text }: { text: string }) {
  const words = text.trim();
  const [before, after] = text.split(words);
  return (
    <>
      {before}
      <span>{words}</span>
      {after}
    </>
  );
}

/** A text with its matches in `mark` elements. */
export function MarkedText({ parts, look = 'plane' }: MarkedTextProps) {
  let start = 0;
  return parts.map(({ text, isMarked }) => {
    const key = start;
    start += text.length;
    return isMarked ? (
      <Mark key={key} data-look={look}>
        {text}
      </Mark>
    ) : (
      <Unmarked key={key} text={text} />
    );
  });
}
