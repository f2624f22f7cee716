import { styled } from 'styled-components';

/** A polite live region, which must exist before its content changes; takes no space when empty. */
export const LiveRegion = styled.div.attrs({ role: 'status' })`
  &:empty { position: absolute; }
`;
