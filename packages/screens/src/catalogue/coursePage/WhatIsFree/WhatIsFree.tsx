import { border, color, display, fontSize, from, size, space, type } from '@aulario/ui';
import { useId } from 'react';
import styled from 'styled-components';

/** A part of a course: open if free or in the price, closed if it costs extra or is unknown. */
export interface FreePart {
  /** 'Lecciones'. */
  title: string;
  /** 'gratis', 'sin dato', '50,00 US$, si lo quieres'. */
  text: string;
  isOpen: boolean;
}

export interface WhatIsFreeProps {
  /** 'Qué es gratis', 'Qué incluye el precio'. */
  title: string;
  /** 2 by default; 3, with smaller text, in a quick view. */
  headingLevel?: 2 | 3 | undefined;
  /** Lessons, exercises, certificate. */
  parts: readonly FreePart[];
  /** The source and its dates: 'Según edX, registrado entre 2020 y 2024.' */
  source: string;
}

const Root = styled.section`
  --door: ${size.touch};

  &[data-small] { --door: ${size.mark}; }
`;

const Title = styled.h2`
  font-size: ${fontSize.title};

  &:is(h3) { font-size: ${fontSize.lead}; }
`;

/** Titles in one row and texts in another, so that a text of two lines moves no title. */
const Parts = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: 1fr auto;
  gap: ${space[4]} ${space[6]};
  margin-top: ${space[5]};

  ${from('columns')} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  [data-small] > & { gap: ${space[3]} ${space[4]}; margin-top: ${space[4]}; }
`;

const Part = styled.li`
  display: grid;
  grid-template-rows: subgrid;
  grid-template-columns: var(--door) minmax(0, 1fr);
  grid-row: span 2;
  gap: 0 ${space[4]};
  align-items: end;
  border-bottom: ${border.sill} solid ${color.line};

  svg {
    grid-row: span 2;
    width: var(--door);
    height: auto;
    forced-color-adjust: none;
  }
  @media screen and (forced-colors: active) { border-color: CanvasText; }
  b { font: 650 ${fontSize.body} / 1.2 ${display}; }
  &[data-open] b { color: ${color.success}; }
  p {
    align-self: start;
    padding-bottom: ${space[3]};
    color: ${color.textMuted};
    ${type.small}
  }
  [data-small] & {
    column-gap: ${space[3]};
    b { font-size: ${fontSize.label}; }
  }
`;

const Source = styled.p`
  margin-top: ${space[4]};
  color: ${color.textMuted};
  ${type.small}
`;

const outline = 'M11 78V29a17 17 0 0 1 34 0v49z';

/** An open or closed door. Decorative: the text says the same. */
function FreeDoor({ isOpen }: { isOpen: boolean }) {
  return (
    <svg viewBox="0 0 56 78" aria-hidden="true">
      <path fill={isOpen ? color.success : color.doorFrame} d="M0 78V28a28 28 0 0 1 56 0v50z" />
      <path fill={isOpen ? color.lamp : color.sunken} d={outline} />
      {isOpen ? (
        <path fill={color.success} d="M11 78V29a17 17 0 0 1 12-16v65z" />
      ) : (
        <path fill={color.textMuted} d="M38 52h3v7h-3z" />
      )}
    </svg>
  );
}

/** The parts of a course and which of them are free or included, as text with a drawing of an open or closed door each. */
export function WhatIsFree({ title, headingLevel = 2, parts, source }: WhatIsFreeProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId} data-small={headingLevel === 3 || undefined}>
      <Title as={`h${headingLevel}`} id={titleId}>
        {title}
      </Title>
      <Parts role="list">
        {parts.map((part) => (
          <Part key={part.title} data-open={part.isOpen || undefined}>
            <FreeDoor isOpen={part.isOpen} />
            <b>{part.title}</b>
            <p>{part.text}</p>
          </Part>
        ))}
      </Parts>
      <Source>{source}</Source>
    </Root>
  );
}
