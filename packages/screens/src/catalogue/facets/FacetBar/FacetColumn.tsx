import { border, color, fontSize, size, space, type } from '@aulario/ui';
import styled from 'styled-components';
import { type FacetMenu, FacetMenuOptions, type FacetsProps } from './FacetMenu.tsx';

export interface FacetColumnProps extends FacetsProps {
  /** The accessible name of the group: 'Filtros'. */
  label: string;
  menus: readonly FacetMenu[];
}

const Root = styled.div`
  label { min-height: ${size.chip}; padding-inline: 0; font-size: ${fontSize.label}; line-height: 1.2; }
  fieldset fieldset > legend, p { padding-inline: 0; }
`;

const Menu = styled.fieldset`
  padding: ${space[4]} 0;
  border-bottom: ${border.rule} solid ${color.line};

  &:first-child { padding-top: 0; }
  &:last-child { border-bottom: 0; }
`;

const Legend = styled.legend`
  float: inline-start;
  width: 100%;
  padding: 0 0 ${space[2]};
  ${type.label}
  font-size: ${fontSize.body};

  + * { clear: both; }
`;

/** The filters as a column beside the results: every value with its count. */
export function FacetColumn({ label, menus, ...shared }: FacetColumnProps) {
  return (
    <Root role="group" aria-label={label}>
      {menus.map((menu) => (
        <Menu key={menu.id}>
          <Legend>{menu.label}</Legend>
          <FacetMenuOptions {...shared} menu={menu} isBrief />
        </Menu>
      ))}
    </Root>
  );
}
