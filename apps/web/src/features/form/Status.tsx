import styled from 'styled-components';

/** A place for news that exists before them, as screen readers need it; empty, it takes no room. */
export const Status = styled.div.attrs({ role: 'status' })`
  &:empty { position: absolute; }
`;
