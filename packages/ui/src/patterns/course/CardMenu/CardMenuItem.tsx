import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link, type LinkProps } from '../../../components/Link/Link.tsx';
import { color } from '../../../theme/color.ts';
import { size, space } from '../../../theme/scale.ts';
import { type } from '../../../theme/type.ts';

interface ItemLook {
  /** 'Comparar'. */
  label: string;
  icon: ReactNode;
}

export interface CardMenuItemProps extends ItemLook {
  onSelect: () => void;
}

export interface CardMenuLinkProps extends ItemLook, Pick<LinkProps, 'href'> {}

const Item = styled.button`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  width: 100%;
  min-height: ${size.touch};
  padding: ${space[2]} ${space[3]};
  border: 0;
  background: none;
  color: ${color.text};
  ${type.body}
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover, &:focus-visible {
    background: ${color.linkSoft};
    box-shadow: inset ${space[2]} 0 0 ${color.link};
  }
`;

/** An action of a `CardMenu`. */
export function CardMenuItem({ label, icon, onSelect }: CardMenuItemProps) {
  return (
    <Item type="button" role="menuitem" tabIndex={-1} onClick={onSelect}>
      {icon}
      <span>{label}</span>
    </Item>
  );
}

/** A link of a `CardMenu`. */
export function CardMenuLink({ label, icon, href }: CardMenuLinkProps) {
  return (
    <Item as={Link} role="menuitem" tabIndex={-1} href={href}>
      {icon}
      <span>{label}</span>
    </Item>
  );
}
