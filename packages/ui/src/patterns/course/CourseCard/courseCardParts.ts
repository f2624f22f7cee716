import { styled } from 'styled-components';
import { Link } from '../../../components/Link/Link.tsx';
import { color } from '../../../theme/color.ts';
import { arch, below, between, border, size, space, zOrder } from '../../../theme/scale.ts';
import { fontSize, type } from '../../../theme/type.ts';
import { cardPlace } from './cardPlace.ts';

export const TitleText = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  max-height: calc(3lh - ${border.hairline});
  overflow: hidden;
  text-decoration-line: var(--title-line, none);
  text-decoration-thickness: ${border.line};

  ${below('columns')} {
    -webkit-line-clamp: 4;
    max-height: calc(4lh - ${border.hairline});
  }
`;

/** The link to the platform: cover and title. */
export const Out = styled(Link)`
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: 0;
  align-content: start;
  color: inherit;
  text-decoration: none;

  &:hover {
    --cover-cast: 1;
    --cover-sill: ${color.primary};
    --title-line: underline;
  }
  @supports selector(:has(a)) {
    &:focus-visible { outline: 0; }
  }
  ${below('pair')} {
    grid-area: 1 / 1 / 4 / 3;
    grid-template-columns: subgrid;
  }
`;

export const Root = styled.li`
  ${cardPlace}

  &:has(> a:focus-visible) {
    outline: ${border.ring} solid var(--focus-ring);
    outline-offset: ${space[3]};
  }
  &[data-discontinued] { color: ${color.textMuted}; }
`;

export const Picture = styled.div`
  position: relative;
  align-self: start;

  [data-discontinued] & svg, [data-discontinued] & img { opacity: 0.42; }
  ${below('pair')} {
    --cover-ratio: 4 / 3;
    grid-area: 1 / 1 / -1 / 2;
  }
`;

/** The icon of an external link. */
export const Leaving = styled.span`
  position: absolute;
  z-index: ${zOrder.cardLink};
  inset-inline-end: 0;
  bottom: ${border.sill};
  display: grid;
  place-items: center;
  width: ${size.mark};
  height: ${size.mark};
  padding-top: ${space[1]};
  border-radius: ${arch(size.mark)};
  background: ${color.canvas};
  color: ${color.text};

  && svg { opacity: 1; }
  ${below('pair')} { width: ${size.badge}; height: ${size.badge}; }
`;

export const Title = styled.h3`
  ${type.cardTitle}
  margin-top: 13px;
  line-height: 1.3;

  ${below('columns')} {
    font-size: ${fontSize.caption};
    letter-spacing: 0.015em;
  }
  ${below('pair')} {
    grid-area: 1 / 2;
    margin-top: -${space[1]};
  }
`;

export const Who = styled.p`
  margin-top: ${space[2]};
  overflow: clip;
  color: ${color.textMuted};
  ${type.small}
  text-overflow: ellipsis;
  white-space: nowrap;

  b { color: ${color.text}; font-weight: 600; }
  [data-discontinued] & b { color: inherit; }
  ${below('pair')} { grid-area: 2 / 2; margin-top: ${space[1]}; }
`;

export const Actions = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: end;
  justify-content: space-between;
  padding-top: ${space[3]};

  > :first-child { flex: 1; align-self: start; }
  ${below('pair')} { grid-column: 1 / -1; }
  /* Beside the door, the notes would break after each word. */
  ${between('pair', 'columns')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[2]} ${space[3]};
    align-content: start;

    > :first-child { display: contents; }
    > :first-child > :first-child { align-self: end; }
    > :first-child > :nth-child(2) { grid-area: 2 / 1 / 3 / 3; }
    > :last-child { grid-area: 1 / 2; }
  }
`;

/** The line at the bottom of a card. */
export const Tag = styled.div`
  margin-top: ${space[3]};
  padding-top: ${space[2]};
  border-top: ${border.rule} solid ${color.line};
  color: ${color.textMuted};
  ${type.small}
  font-size: ${fontSize.caption};

  ${below('pair')} {
    grid-column: 1 / -1;
    margin-top: ${space[2]};
    padding-top: 0;
    border-top: 0;
  }
`;
