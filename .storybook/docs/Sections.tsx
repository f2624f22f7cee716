import { Unstyled } from '@storybook/addon-docs/blocks';
import styled from 'styled-components';
import { Sill } from '../../packages/ui/src/components/Sill/Sill.tsx';
import { coverSvg } from '../../packages/ui/src/covers/index.ts';
import { color } from '../../packages/ui/src/theme/color.ts';
import { GlobalStyle } from '../../packages/ui/src/theme/GlobalStyle.ts';
import { space } from '../../packages/ui/src/theme/scale.ts';
import { type } from '../../packages/ui/src/theme/type.ts';

/** The sections of this Storybook: what is in them, their first page, and their drawing. */
const sections = [
  [
    'Foundations',
    'Colour, type, space, motion, drawings',
    '/docs/foundations-colour--docs',
    'Design',
  ],
  ['Components', 'Small parts: buttons, fields, dialogs', '/docs/components-button--docs', 'Music'],
  [
    'Patterns',
    'Pieces of a screen: card, filters, cart',
    '/docs/patterns-coursecard--docs',
    'Business',
  ],
  [
    'Screens',
    'The web app’s screens, in their states',
    '/story/screens-landing--default',
    'Development',
  ],
  [
    'Flows',
    'Whole visits, step by step',
    '/story/flows-visit--sign-up-to-sign-out',
    'Photography & Video',
  ],
] as const;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(172px, 100%), 1fr));
  gap: ${space[6]} ${space[6]};
  margin: ${space[6]} 0 ${space[7]};
  list-style: none;
`;

const Section = styled.a`
  display: block;
  color: ${color.text};
  text-decoration: none;

  img {
    display: block;
    width: 100%;
    height: auto;
  }
  strong {
    display: block;
    margin-top: ${space[4]};
    ${type.h3}
  }
  span {
    color: ${color.textMuted};
    ${type.small}
  }
  &:hover strong {
    text-decoration: underline;
  }
`;

/** A door to each section. */
export const Sections = () => (
  <Unstyled>
    <GlobalStyle />
    <Grid>
      {sections.map(([name, words, path, category]) => (
        <li key={name}>
          {/* The page is a frame of Storybook's. */}
          <Section href={`./?path=${path}`} target="_top">
            <img
              alt=""
              width="480"
              height="270"
              src={`data:image/svg+xml,${encodeURIComponent(coverSvg(name, category))}`}
            />
            <Sill />
            <strong>{name}</strong>
            <span>{words}</span>
          </Section>
        </li>
      ))}
    </Grid>
  </Unstyled>
);
