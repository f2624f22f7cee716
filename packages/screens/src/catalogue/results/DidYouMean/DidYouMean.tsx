import { display, fontSize, Link, MarkedText, size, type TextPart } from '@aulario/ui';
import styled from 'styled-components';

export interface DidYouMeanProps {
  /** 'Mostramos cursos de «python».', the corrected words marked. */
  parts: readonly TextPart[];
  /** Leads to a search for what was typed, with nothing corrected. */
  back?: { label: string; href: string } | undefined;
}

/** At most two lines: a search can be as long as an article. */
const Short = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** Its parts stand in the row that it is in. */
const Root = styled.p`
  display: contents;
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.chip};
  font: 600 ${fontSize.small} / 1.2 ${display};
`;

/** Says that words were taken for others, and leads back to what was typed. */
export function DidYouMean({ parts, back }: DidYouMeanProps) {
  return (
    <Root>
      <Short>
        <MarkedText parts={parts} look="bold" />
      </Short>
      {back !== undefined && (
        <>
          {' '}
          <Back href={back.href}>
            <Short>{back.label}</Short>
          </Back>
        </>
      )}
    </Root>
  );
}
