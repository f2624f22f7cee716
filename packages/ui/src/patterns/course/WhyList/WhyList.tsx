import { type CSSProperties, useId } from 'react';
import { ArrowRightIcon } from '../../../components/icons/icons.tsx';
import { Facts, Note, Root, Row, Rows, Share, Title, Track, Words } from './whyParts.ts';

/** What one word that was asked for did for a result. */
export interface WhyRow {
  /** The word as it was typed. */
  asked: string;
  /** The word of the course; shown when it is another one. */
  found: string;
  /** BCP 47 tag of the found word when it is not in the page's language. */
  foundLang?: string | undefined;
  /** How the two are alike: 'parecida', 'traducida'. */
  kind: string;
  /** Where it was found: 'título, profesora'. */
  fields: string;
  /** Its part of the score, from 0 to 1. */
  share: number;
  /** The same in words: '62 %'. */
  shareLabel: string;
}

export interface WhyListProps {
  /** Heading: 'Por qué aparece este curso'. */
  title: string;
  /** None where the note says it all. */
  rows: readonly WhyRow[];
  /** A sentence below the rows. */
  note?: string | undefined;
}

function Reason({ asked, found, foundLang, kind, fields, share, shareLabel }: WhyRow) {
  return (
    <Row>
      <Words>
        {asked}
        {found !== asked && (
          <>
            {' '}
            <ArrowRightIcon /> <span lang={foundLang}>{found}</span>
          </>
        )}
      </Words>
      <Facts>
        {kind} · {fields}
      </Facts>
      <Share>
        <Track aria-hidden="true" style={{ '--share': share } as CSSProperties} />
        {shareLabel}
      </Share>
    </Row>
  );
}

/** Says why a result was found: each word's part in it. */
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
