import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { color } from '../../../theme/color.ts';
import { arch, border, containerBelow, from, size, space } from '../../../theme/scale.ts';
import { display, fontSize, type } from '../../../theme/type.ts';

/** The sums of one currency, as formatted amounts or in words. */
export interface CartSummaryRow {
  subtotalLabel: string;
  subtotal: string;
  totalLabel: string;
  total: string;
}

export interface CartSummaryProps {
  title: string;
  /** One for each currency in the cart, or a single one in words where there is no amount. */
  rows: readonly CartSummaryRow[];
  /** A note below the totals: 'including VAT'. */
  vatNote: string;
  /** BCP 47 tag of the note when it is not in the page's language. */
  vatNoteLang?: string | undefined;
  /** Sentences below the action. */
  notes?: readonly string[] | undefined;
  /** Sentences behind a line that opens them. */
  smallPrint?: { label: string; notes: readonly string[] } | undefined;
  /** A line with links below the notes, such as login and signup. */
  aside?: ReactNode;
  /** The next step: a button or a link. */
  action: ReactNode;
}

/** The arch and its words depend on the width of the summary, not of the window. */
const Place = styled.div`
  container-type: inline-size;
  align-self: start;

  ${from('summary')} {
    position: sticky;
    top: ${space[6]};
  }
`;

const Root = styled.section`
  padding: ${space[6]} ${space[6]};
  border-bottom: ${border.threshold} solid ${color.primary};
  background: ${color.subtle};

  ${containerBelow('text')} {
    padding: calc(${size.bar} + ${space[4]}) ${space[6]} ${space[6]};
    border-radius: ${arch('100cqi')};
  }
  @media screen and (forced-colors: active) { border: ${border.line} solid CanvasText; }
`;

const Title = styled.h2`
  ${type.h2}

  ${containerBelow('text')} { text-align: center; }
`;

const Amounts = styled.dl`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[6]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  justify-content: space-between;

  dd {
    margin-inline-start: auto;
    font-family: ${display};
    font-weight: 500;
    font-variant-numeric: lining-nums tabular-nums;
    text-align: end;
  }
`;

const Total = styled(Row)`
  font: 650 ${fontSize.title} / 1.2 ${display};

  dd { font-weight: inherit; }
  &[data-first] {
    padding-top: ${space[4]};
    border-top: ${border.control} solid ${color.lineStrong};
  }
`;

const Small = styled.p`
  margin-top: ${space[4]};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  line-height: 1.4;

  &:empty { display: none; }
`;

const Action = styled.div`
  --control-disabled: ${color.line};
  display: grid;

  > * { margin-top: ${space[6]}; }
`;

/** The cart's totals: an arch up to 480 px of room, or a rectangle. */
export function CartSummary({
  title,
  rows,
  vatNote,
  vatNoteLang,
  notes,
  smallPrint,
  aside,
  action,
}: CartSummaryProps) {
  const titleId = useId();
  return (
    <Place>
      <Root aria-labelledby={titleId}>
        <Title id={titleId}>{title}</Title>
        <Amounts>
          {rows.map(({ subtotalLabel, subtotal }, place) => (
            <Row key={`${place} ${subtotal}`}>
              <dt>{subtotalLabel}</dt>
              <dd>
                <bdi>{subtotal}</bdi>
              </dd>
            </Row>
          ))}
          {rows.map((row, index) => (
            <Total key={`${index} ${row.total}`} data-first={index === 0 || undefined}>
              <dt>{row.totalLabel}</dt>
              <dd>
                <bdi>{row.total}</bdi>
              </dd>
            </Total>
          ))}
        </Amounts>
        <Small lang={vatNoteLang}>{vatNote}</Small>
        <Action>{action}</Action>
        {(notes ?? []).map((note) => (
          <Small key={note}>{note}</Small>
        ))}
        {smallPrint && smallPrint.notes.length > 0 && (
          <Disclosure label={smallPrint.label}>
            {smallPrint.notes.map((note) => (
              <Small key={note}>{note}</Small>
            ))}
          </Disclosure>
        )}
        {aside !== undefined && <Small>{aside}</Small>}
      </Root>
    </Place>
  );
}
