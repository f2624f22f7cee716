import { css } from 'styled-components';
import { color } from '../../../theme/color.ts';
import { below, between, border, radius, rem, size } from '../../../theme/scale.ts';
import { compactSearch } from './searchParts.ts';

/** The search of a bar that has one row at every width, between a logo and an account. */
export const searchInBar = css`
  ${compactSearch}

  ${below('sidebar')} {
    flex: 1;
    max-width: none;
    /* Enter submits the search, and so does the search key of an on-screen keyboard. */
    [type='submit'] { display: none; }
    input {
      border-inline-end: ${border.control} solid ${color.lineStrong};
      border-radius: ${radius.control};
    }
  }
  /* Beside links and the ways in, the field has no room for the key. */
  ${between('sidebar', 'wide')} { kbd { display: none; } }
  /* The list also covers logo and account, since the field is too narrow for it. */
  ${below('columns')} {
    [data-list] {
      inset-inline: -${size.control};
      border-top: ${border.control} solid ${color.lineStrong};
      border-radius: ${radius.control};
    }
  }
`;

/** The search of a page: without room for both, as with large text, its button is below the field. */
export const searchOfPage = css`
  flex-wrap: wrap;
  :has(> input) { flex: 999 1 ${rem(260)}; }
  input { border-inline-end: ${border.control} solid ${color.lineStrong}; }
  [type='submit'] { flex: 1 0 auto; }
`;
