import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { CheckIcon } from '../../../components/icons/ownIcons.tsx';
import { Link, type LinkProps } from '../../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { color } from '../../../theme/color.ts';
import { size, space } from '../../../theme/scale.ts';
import { type } from '../../../theme/type.ts';

interface ItemLook {
  /** 'Comparar'. */
  label: string;
  icon: ReactNode;
}

export interface CardMenuItemProps extends ItemLook {
  /** Given for toggles; shows a check while true. */
  isChecked?: boolean | undefined;
  onSelect: () => void;
}

export interface CardMenuLinkProps extends ItemLook, Pick<LinkProps, 'href' | 'onClick'> {
  /** Makes the link open a new tab, and states that for screen readers. */
  newTabLabel?: string | undefined;
}

const look = css`
  display: flex;
  gap: ${space.s12};
  align-items: center;
  width: 100%;
  min-height: ${size.s44};
  padding: ${space.s4} ${space.s10};
  border: 0;
  background: none;
  color: ${color.text};
  ${type.body}
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover, &:focus-visible {
    background: ${color.linkSoft};
    box-shadow: inset 4px 0 0 ${color.link};
  }
  > :nth-child(3) { margin-inline-start: auto; }
`;

const Item = styled.button`
  ${look}
`;

const ItemLink = styled(Link)`
  ${look}
`;

/** An action of a `CardMenu`. */
export function CardMenuItem({ label, icon, isChecked, onSelect }: CardMenuItemProps) {
  const role = isChecked === undefined ? 'menuitem' : 'menuitemcheckbox';
  return (
    <Item type="button" role={role} aria-checked={isChecked} tabIndex={-1} onClick={onSelect}>
      {icon}
      <span>{label}</span>
      {isChecked && <CheckIcon />}
    </Item>
  );
}

/** A link of a `CardMenu`. */
export function CardMenuLink({ label, icon, newTabLabel, ...link }: CardMenuLinkProps) {
  const tab = newTabLabel === undefined ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <ItemLink role="menuitem" tabIndex={-1} {...link} {...tab}>
      {icon}
      <span>
        <span>{label}</span>
        {newTabLabel !== undefined && <VisuallyHidden>{` (${newTabLabel})`}</VisuallyHidden>}
      </span>
    </ItemLink>
  );
}
