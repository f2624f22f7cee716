import { border, color, display, fontSize, space, type } from '@aulario/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

export interface CheckoutGroupProps {
  /** The platform's name. */
  title: string;
  /** '2 cursos'. */
  count: string;
  /** Their sum: an amount, or words. */
  sum: string;
  /** `CheckoutRow`s. */
  children: ReactNode;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-items: baseline;
  padding-bottom: ${space[3]};
  border-bottom: ${border.sill} solid ${color.line};
  color: ${color.textMuted};
`;

const Title = styled.h2`
  ${type.h3}
  color: ${color.text};
`;

const Sum = styled.p`
  margin-inline-start: auto;
  color: ${color.text};
  font: 650 ${fontSize.body} / 1.2 ${display};
  font-variant-numeric: lining-nums tabular-nums;
`;

const Rows = styled.ul``;

/** The courses of one platform in the checkout. */
export function CheckoutGroup({ title, count, sum, children }: CheckoutGroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{title}</Title>
        <p>
          <bdi>{count}</bdi>
        </p>
        <Sum>
          <bdi>{sum}</bdi>
        </Sum>
      </Head>
      <Rows role="list">{children}</Rows>
    </section>
  );
}
