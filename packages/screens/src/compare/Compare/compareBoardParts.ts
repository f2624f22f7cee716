import {
  ArchWindow,
  arch,
  body,
  border,
  color,
  containerFrom,
  display,
  fontSize,
  from,
  headingSize,
  Link,
  rem,
  size,
  space,
  type,
} from '@aulario/ui';
import styled from 'styled-components';

/** Columns if each has room; otherwise everything is stacked. */
const wide = containerFrom('board');

/** When stacked, the actions are beside the title if there is room. */
const roomy = containerFrom('text');

/** The first column, with the criteria. */
const nameWidth = rem(236);

export const Room = styled.div`
  container-type: inline-size;
`;

/** The courses, below the verdict. */
export const Heads = styled.ol<{ $count: number }>`
  display: grid;
  gap: ${space[3]};

  ${wide} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    gap: ${space[5]};
    padding-inline-start: ${nameWidth};
    border-bottom: ${border.sill} solid ${color.line};
  }
`;

export const Head = styled.li`
  display: grid;
  grid-template-columns: ${size.chip} ${size.field} minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  align-items: center;

  ${roomy} { grid-template-columns: ${size.chip} ${size.field} minmax(0, 1fr) auto; }
  ${wide} {
    grid-template-rows: auto auto 1fr auto;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    padding-bottom: ${space[5]};
  }
`;

export const Rank = styled.span`
  color: ${color.text};
  font: 750 ${rem(36)} / 0.9 ${display};
  font-variant-numeric: lining-nums tabular-nums;

  [data-first] > & { color: ${color.primary}; }
  ${wide} { align-self: end; font-size: ${headingSize.page}; }
`;

export const Arch = styled(ArchWindow)`
  height: ${size.field};
  border-bottom: ${border.sill} solid ${color.line};
  border-radius: ${arch(size.field)};

  [data-first] > & { border-color: ${color.primary}; }
  ${wide} {
    width: 100%;
    max-width: ${size.cover};
    height: 128px;
    border-radius: ${arch('150px')};
  }
`;

export const Title = styled.h2`
  min-width: 0;
  ${type.h3}
  font-size: ${fontSize.label};

  a { color: inherit; text-decoration: none; }
  a:hover { text-decoration: underline; }
  ${wide} { grid-column: 1 / -1; font-size: ${fontSize.body}; }
`;

export const TitleLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};

  ${wide} { align-items: flex-start; }
`;

export const By = styled.p`
  display: none;
  grid-column: 1 / -1;
  color: ${color.textMuted};
  ${type.small}

  ${wide} { display: block; }
`;

export const Actions = styled.div`
  display: flex;
  grid-column: 3;
  gap: ${space[4]};
  align-items: end;

  > * { margin: 0; }

  ${roomy} { grid-column: 4; }
  ${wide} { grid-column: 1 / -1; padding-top: ${space[3]}; }
`;

/** In columns, the rows begin below the headers. */
export const Rows = styled.ul`
  ${wide} { margin-top: -${space[6]}; }
`;

export const Row = styled.li`
  padding: ${space[5]} 0;
  border-bottom: ${border.rule} solid ${color.line};

  ${wide} {
    display: grid;
    grid-template-columns: ${nameWidth} minmax(0, 1fr);
    padding: ${space[4]} 0;
  }
`;

export const Criterion = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  align-items: center;
  margin-bottom: ${space[3]};

  h3 { ${type.h3} font-size: ${fontSize.body}; }
  p { grid-column: 1 / -1; color: ${color.textMuted}; ${type.small} }
  ${from('pair')} { grid-template-columns: minmax(0, 1fr) auto; }
  ${wide} {
    grid-template-columns: minmax(0, 1fr);
    margin-bottom: 0;
    padding-inline-end: ${space[5]};
  }
`;

export const Values = styled.ol<{ $count: number }>`
  display: grid;
  gap: ${space[2]};

  ${wide} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
    gap: ${space[5]};
  }
`;

export const Value = styled.li`
  display: grid;
  grid-template-columns: ${size.icon} ${size.badge} minmax(0, 1fr);
  gap: 0 ${space[3]};
  align-items: baseline;

  /* A single line of text is as high as the arch. */
  > :last-child { padding-block: ${space[2]} ${space[1]}; }
  ${wide} {
    display: block;

    > :last-child { padding: 0; }
  }
`;

export const Place = styled.span`
  font: 750 ${fontSize.lead} / 1 ${display};
  font-variant-numeric: lining-nums tabular-nums;

  ${wide} { display: none; }
`;

export const SmallArch = styled(ArchWindow)`
  width: ${size.badge};
  height: ${size.mark};
  align-self: start;
  border-radius: ${arch('26px')};

  ${wide} { display: none; }
`;

export const Fact = styled.span`
  display: inline-flex;
  gap: ${space[3]};
  align-items: baseline;
  font: 600 ${fontSize.body} / 1.25 ${display};
  font-variant-numeric: lining-nums tabular-nums;

  &[data-kind='same'] { font-weight: 400; }
  &[data-kind='best'] { color: ${color.success}; }
  &[data-kind='unknown'] { color: ${color.textMuted}; font: 400 ${fontSize.label} / 1.3 ${body}; }
  /* Baseline of the text, not of the icon. */
  svg { flex: none; align-self: center; }
  ${wide} { display: flex; font-size: ${fontSize.lead}; }
`;

export const Small = styled.span`
  margin-inline-start: ${space[3]};
  color: ${color.textMuted};
  ${type.small}

  ${wide} { display: block; margin: ${space[1]} 0 0; }
`;
