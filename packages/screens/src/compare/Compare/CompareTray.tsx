import {
  ButtonLink,
  border,
  CloseIcon,
  CoverArt,
  color,
  from,
  gutter,
  IconButton,
  inView,
  size,
  space,
  zOrder,
} from '@aulario/ui';
import { type CoverKey, coverScenes } from '@aulario/ui/covers';
import styled, { createGlobalStyle } from 'styled-components';

export interface CompareTrayProps {
  /** Name of the region: 'Cursos para comparar'. */
  label: string;
  /** The covers of the selected courses, in order. */
  covers: readonly CoverKey[];
  /** 'Comparar 2', or a request to select another course. */
  action: string;
  /** Null while too few courses are selected. */
  href: string | null;
  clearLabel: string;
  onClear: () => void;
}

/** On pages with a `CompareChip`. */
const withChip = 'html:has([data-compare-chip])';

/** Reserves space at the end of the page. */
const Height = createGlobalStyle`
  html {
    --tray-height: ${size.control};
  }
  ${withChip} { --tray-height: 0px; }
`;

/** Inverted colours, with a matching focus ring. */
const Root = styled.section`
  --focus-ring: ${color.onToast};
  ${inView}
  z-index: ${zOrder.tabBar};
  inset-inline-end: 0;
  bottom: var(--bar-bottom, 0px);
  inset-inline-start: 0;
  display: flex;
  gap: ${space[4]};
  align-items: center;
  min-height: var(--tray-height);
  padding: ${space[2]} ${space[5]};
  background: ${color.toast};
  color: ${color.onToast};

  ${from('columns')} {
    inset-inline-end: ${gutter};
    inset-inline-start: auto;
    padding-inline-end: ${space[3]};
  }
  ${withChip} & { display: none; }
  @media screen and (forced-colors: active) { border: ${border.line} solid CanvasText; }
  @media print { display: none; }
`;

const Shelf = styled.div`
  display: flex;
  flex: 0 1 auto;
  gap: ${space[3]};
  min-width: 0;
  overflow: hidden;
  padding: 0 ${space[2]};
  border-bottom: ${border.sill} solid ${color.lineStrong};

  svg { flex: 0 1 ${size.touch}; width: ${size.touch}; min-width: ${size.badge}; height: ${size.badge}; }
`;

/* The covers shrink first; words wider than the screen break. */
const End = styled.div`
  display: flex;
  flex: none;
  gap: ${space[2]};
  max-width: calc(100% - ${size.badge});
  align-items: center;
  margin-inline-start: auto;

  a { background: ${color.onToast}; color: ${color.toast}; }
  a:hover { background: ${color.onToast}; text-decoration: underline; }
  button { color: inherit; }
  button:hover { background: none; box-shadow: inset 0 0 0 ${border.line} currentColor; }
`;

/**
 * A low fixed bar with the courses selected for comparison. On pages with a `CompareChip`, which
 * replaces it, nothing is covered.
 */
export function CompareTray({
  label,
  covers,
  action,
  href,
  clearLabel,
  onClear,
}: CompareTrayProps) {
  const scenes = coverScenes(covers);
  return (
    <Root aria-label={label}>
      <Height />
      <Shelf aria-hidden="true">
        {covers.map((cover, place) => (
          <CoverArt key={cover.id} {...cover} scene={scenes[place]} />
        ))}
      </Shelf>
      <End>
        {href === null ? <p>{action}</p> : <ButtonLink href={href}>{action}</ButtonLink>}
        <IconButton label={clearLabel} icon={<CloseIcon />} onClick={onClear} />
      </End>
    </Root>
  );
}
