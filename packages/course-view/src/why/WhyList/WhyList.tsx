import { ArrowRightIcon, border, color, display, fontSize, Stack, space, type } from '@aulario/ui';
import { type CSSProperties, useId } from 'react';
import styled from 'styled-components';

const Root = styled.section`
  display: grid;
  gap: ${space[4]};
  width: 100%;
`;

const Title = styled.h3`
  font-size: ${fontSize.lead};
`;

const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: center;
  ${type.label}

  svg {
    width: 15px;
    aspect-ratio: 1;
    color: ${color.textMuted};
  }
`;

const Remark = styled.p`
  color: ${color.textMuted};
  ${type.small}
`;

/** The share of the score as a bar and as a number. */
const Share = styled.p`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 3em;
  gap: ${space[4]};
  align-items: center;
  font: 500 ${fontSize.small} / 1.2 ${display};
  font-variant-numeric: lining-nums tabular-nums;
  text-align: end;
`;

const Track = styled.span`
  height: 6px;
  background: ${color.subtle};

  &::after {
    content: '';
    display: block;
    width: calc(var(--share) * 100%);
    min-width: ${border.line};
    height: 100%;
    background: ${color.link};
  }
  @media screen and (forced-colors: active) {
    outline: ${border.hairline} solid CanvasText;
    &::after {
      background: CanvasText;
    }
  }
`;

/** The contribution of one query word to a result. */
export interface WhyRow {
  /** The word as it was typed. */
  asked: string;
  /** The matched word of the course; shown if different. */
  found: string;
  /** The kind of match: 'parecida', 'traducida'. */
  kind: string;
  /** The matched fields: 'título, profesora'. */
  fields: string;
  /** Its share of the score, from 0 to 1. */
  share: number;
  /** The formatted share: '62 %'. */
  shareLabel: string;
}

export interface WhyListProps {
  /** Heading: 'Por qué aparece este curso'. */
  title: string;
  /** Empty if the note explains everything. */
  rows: readonly WhyRow[];
  /** A sentence below the rows. */
  note?: string | undefined;
}

function Reason({ asked, found, kind, fields, share, shareLabel }: WhyRow) {
  return (
    <Stack as="li" gap={2}>
      <Words>
        <span>{asked}</span>
        {found !== asked && (
          <>
            {' '}
            <ArrowRightIcon /> <span>{found}</span>
          </>
        )}
      </Words>
      <Remark>{`${kind} · ${fields}`}</Remark>
      <Share>
        <Track aria-hidden="true" style={{ '--share': share } as CSSProperties} />
        <span>{shareLabel}</span>
      </Share>
    </Stack>
  );
}

/** Explains a match: each query word's share of the score. */
export function WhyList({ title, rows, note }: WhyListProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {rows.length > 0 && (
        <Stack as="ul" gap={5} role="list">
          {rows.map((row) => (
            <Reason key={`${row.asked} ${row.found} ${row.kind}`} {...row} />
          ))}
        </Stack>
      )}
      {note !== undefined && <Remark>{note}</Remark>}
    </Root>
  );
}
