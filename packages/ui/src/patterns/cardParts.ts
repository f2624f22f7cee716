import styled from 'styled-components';
import { Link } from '../components/Link.tsx';
import { color } from '../theme/color.ts';
import { below, space, zOrder } from '../theme/scale.ts';
import { body, type } from '../theme/type.ts';

export const Title = styled.h3`
  ${type.cardTitle}
  margin-top: 18px;

  ${below('text')} {
    margin-top: 14px;
    font-size: 14px;
    letter-spacing: 0.015em;
  }
`;

export const TitleLink = styled(Link)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  max-height: calc(3lh - 1px);
  overflow: hidden;
  overflow-wrap: anywhere;
  color: inherit;
  text-decoration: none;

  /* The whole card is the link's target. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: ${zOrder.cardLink};
  }
  @supports selector(:has(a)) {
    &:focus-visible {
      outline: 0;
    }
  }
  ${below('text')} {
    -webkit-line-clamp: 4;
    max-height: calc(4lh - 1px);
  }
`;

export const Root = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;

  &:hover {
    --cover-cast: 1;
    --cover-sill: ${color.rosa};
  }
  &:hover ${TitleLink} {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  &:has(${TitleLink}:focus-visible) {
    outline: 3px solid var(--focus-ring);
    outline-offset: 8px;
  }
  @media (forced-colors: active) {
    &:has(${TitleLink}:focus-visible) {
      outline-color: Highlight;
    }
  }
`;

export const Back = styled.div`
  display: flex;
  flex-direction: column;
`;

export const Who = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  margin-top: 6px;
  color: ${color.textMuted};
  font: 400 16px / 1.35 ${body};

  span + span::before {
    content: '\\a0· ';
  }
  ${below('text')} {
    -webkit-line-clamp: 3;
    ${type.small}
    span {
      display: block;
    }
    span + span::before {
      content: none;
    }
  }
`;

/** What the card says about itself beyond the course; quiet, above the card's own link. */
export const Extras = styled.div`
  position: relative;
  z-index: ${zOrder.cardAction};
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s16};
  justify-content: flex-start;
  margin-top: auto;
  padding-top: ${space.s8};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 0 ${space.s8};
  margin-top: auto;
  padding-top: 10px;

  ${Extras} + & {
    margin-top: 0;
    padding-top: ${space.s4};
  }
  > * {
    position: relative;
    z-index: ${zOrder.cardAction};
  }
`;
