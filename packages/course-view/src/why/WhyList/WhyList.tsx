import { ArrowRightIcon } from '@aulario/ui';
import { type CSSProperties, useId } from 'react';
import { Facts, Note, Root, Row, Rows, Share, Title, Track, Words } from './whyParts.ts';

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
    <Row>
      <Words>
        <span>{asked}</span>
        {found !== asked && (
          <>
            {' '}
            <ArrowRightIcon /> <span>{found}</span>
          </>
        )}
      </Words>
      <Facts>{`${kind} · ${fields}`}</Facts>
      <Share>
        <Track aria-hidden="true" style={{ '--share': share } as CSSProperties} />
        <span>{shareLabel}</span>
      </Share>
    </Row>
  );
}

/** Explains a match: each query word's share of the score. */
export function WhyList({ title, rows, note }: WhyListProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {rows.length > 0 && (
        <Rows role="list">
          {rows.map((row) => (
            <Reason key={`${row.asked} ${row.found} ${row.kind}`} {...row} />
          ))}
        </Rows>
      )}
      {note !== undefined && <Note>{note}</Note>}
    </Root>
  );
}
