import styled from 'styled-components';

/** A live region, which must exist before its content changes; takes no space when empty. */
export const Status = styled.div.attrs({ role: 'status' })`
  &:empty { position: absolute; }
`;
