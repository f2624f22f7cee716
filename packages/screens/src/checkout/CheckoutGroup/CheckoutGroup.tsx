import { size } from '@aulario/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { PlatformHead, type PlatformHeadProps } from '../../cart/PlatformHead/PlatformHead.tsx';

export interface CheckoutGroupProps extends Omit<PlatformHeadProps, 'titleId'> {
  /** `CheckoutRow`s. */
  children: ReactNode;
}

const Root = styled.section`
  max-width: ${size.lines};
`;

const Rows = styled.ul``;

/** The courses of one platform in the checkout. */
export function CheckoutGroup({ children, ...head }: CheckoutGroupProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <PlatformHead {...head} titleId={titleId} />
      <Rows role="list">{children}</Rows>
    </Root>
  );
}
