import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { CloseIcon, HistoryIcon } from '../../../components/icons/icons.tsx';
import { MarkedText, wholeText } from '../../../components/MarkedText/MarkedText.tsx';
import { color } from '../../../theme/color.ts';
import { border, size, space } from '../../../theme/scale.ts';
import { body, fontSize, type } from '../../../theme/type.ts';
import { Popup } from './searchParts.ts';
import type { RecentSearches, SearchSuggestion } from './searchRows.ts';

interface SearchSuggestionsProps {
  listId: string;
  label: string;
  rows: readonly SearchSuggestion[];
  activeId: string | null;
  /** What removes recent searches, which have a heading; null for suggestions. */
  own: Omit<RecentSearches, 'label' | 'items'> | null;
  optionId: (row: SearchSuggestion) => string;
  onChoose: (row: SearchSuggestion) => void;
  onPoint: (row: SearchSuggestion) => void;
}

const Head = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: center;
  justify-content: space-between;
  min-height: ${size.touch};
  padding-inline: var(--search-text-start) ${space[5]};
  color: ${color.textMuted};
  ${type.small}
`;

const Clear = styled.button`
  min-height: ${size.touch};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.link};
  ${type.small}
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

const List = styled.ul``;

/* A button beside each row, in the order of the rows, and outside the list: an option holds no button. */
const Rows = styled.div`
  &[data-own] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    grid-auto-flow: row dense;
  }
  &[data-own] > * { display: contents; }
`;

const Remove = styled(IconButton)`
  grid-column: 2;
  color: ${color.textMuted};
`;

const Row = styled.li`
  position: relative;
  grid-column: 1;
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[4]};
  align-items: baseline;
  justify-content: space-between;
  padding-block: ${space[4]};
  padding-inline: var(--search-text-start) ${space[5]};
  font: 400 ${fontSize.body} / 1.3 ${body};
  cursor: pointer;

  > svg {
    position: absolute;
    top: ${space[4]};
    inset-inline-start: var(--search-sign-start);
    color: ${color.textMuted};
  }
  &[aria-selected='true'] {
    background: ${color.linkSoft};
    box-shadow: inset ${border.sill} 0 0 ${color.link};
    /* Visible in forced colors. */
    outline: ${border.ring} solid transparent;
    outline-offset: -${border.ring};
  }
`;

const Text = styled.span`
  min-width: 0;
`;

const Kind = styled.span`
  color: ${color.textMuted};
  ${type.small}
`;

/**
 * The list below the field. The focus stays in the field, which names the active row
 * (`aria-activedescendant`).
 */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { own, rows, activeId } = props;
  const active = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (activeId !== null) active.current?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  return (
    // Keeps the focus in the field.
    <Popup data-list onMouseDown={(event) => event.preventDefault()}>
      {own && (
        <Head>
          <span aria-hidden="true">{props.label}</span>
          <Clear type="button" onClick={own.onClear}>
            {own.clearLabel}
          </Clear>
        </Head>
      )}
      <Rows data-own={own === null ? undefined : ''}>
        <List id={props.listId} role="listbox" aria-label={props.label}>
          {rows.map((row) => (
            <Row
              key={row.id}
              ref={row.id === activeId ? active : undefined}
              id={props.optionId(row)}
              role="option"
              aria-selected={row.id === activeId}
              onClick={() => props.onChoose(row)}
              onPointerMove={() => props.onPoint(row)}
              onPointerDown={() => props.onPoint(row)}
            >
              {row.isRecent && <HistoryIcon />}
              <Text lang={row.lang}>
                <MarkedText parts={row.parts} look="bold" />
              </Text>{' '}
              {row.kindLabel !== '' && <Kind>{row.kindLabel}</Kind>}
            </Row>
          ))}
        </List>
        {own && (
          <div>
            {rows.map(({ id, parts }) => (
              <Remove
                key={id}
                label={own.removeLabel(wholeText(parts))}
                icon={<CloseIcon />}
                onClick={() => own.onRemove(wholeText(parts))}
              />
            ))}
          </div>
        )}
      </Rows>
    </Popup>
  );
}
