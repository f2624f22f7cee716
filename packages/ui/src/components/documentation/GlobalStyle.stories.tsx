import type { Meta, StoryObj } from '@storybook/react-vite';
import { GlobalStyle, ScopedStyle } from '../../theme/GlobalStyle.ts';
import { guided, linkKeys } from './guide.fixture.ts';

const code = `<GlobalStyle />

// In a page that belongs to another application
<>
  <ScopedStyle />
  <div data-kit="">{children}</div>
</>`;

const meta = {
  title: 'GlobalStyle',
  tags: ['reset', 'base', 'normalize', 'estilos', 'tema'],
  component: GlobalStyle,
  subcomponents: { ScopedStyle },
  render: () => (
    <div data-kit="">
      <h1>Un título</h1>
      <h2>Una sección</h2>
      <h3>Una parte</h3>
      <p>
        <span>Un párrafo con </span>
        <a href="#enlace">un enlace</a>
        <span> y </span>
        <b>una palabra importante</b>
      </p>
      <ul>
        <li>Una lista sin viñetas</li>
        <li>ni márgenes</li>
      </ul>
    </div>
  ),
  parameters: {
    docs: { source: { code } },
    ...guided({
      anatomy: [
        ['Headings', 'three sizes', 'h1'],
        ['Links', 'underlined in the colour of links', 'a'],
        ['Lists', 'without bullets and margins', 'ul'],
      ],
      keys: linkKeys,
      spoken: [['Anything', 'Nothing: it changes only the look']],
      dos: [
        'Render GlobalStyle once, at the root of an application that is made of the kit.',
        'Render ScopedStyle in a page of another application, and set data-kit around the kit.',
        'Set data-theme to “light” or “dark” on an element to choose a theme for what is in it.',
      ],
      donts: ['Render both.'],
      changes: [
        ['2026-11-29', 'ScopedStyle is new.'],
        ['2026-11-21', 'Added.'],
      ],
    }),
  },
} satisfies Meta<typeof GlobalStyle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What plain elements look like. */
export const Elements: Story = {};
