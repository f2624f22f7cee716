import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { space } from '../theme/scale.ts';
import { type } from '../theme/type.ts';

export interface HandOffGroupProps {
  /** The platform's name. */
  title: string;
  /** `HandOffRow`s. */
  children: ReactNode;
}

const Title = styled.h2`
  ${type.h3}
  margin-bottom: ${space.s4};
`;

const Rows = styled.ul``;

/** The courses of one platform on the way out of the cart. */
export function HandOffGroup({ title, children }: HandOffGroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Rows role="list">{children}</Rows>
    </section>
  );
}
