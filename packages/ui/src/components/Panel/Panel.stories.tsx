import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { guided } from '../documentation/guide.fixture.ts';
import { Link } from '../Link/Link.tsx';
import { Panel, PanelPlace, panelButton } from './panelParts.ts';
import { usePanel } from './usePanel.ts';

const Opener = styled(Button)`
  ${panelButton}
`;

const code = `const { hasOpened, place, button, panel } = usePanel();

<PanelPlace {...place}>
  {/* Its styles contain panelButton. */}
  <Button {...button}>Idioma</Button>
  <Panel {...panel} role="group" aria-label="Idioma">
    {hasOpened && children}
  </Panel>
</PanelPlace>`;

const meta = {
  tags: ['popover', 'dropdown', 'tooltip', 'menú', 'desplegable', 'globo'],
  component: Panel,
  subcomponents: { PanelPlace },
  args: {
    'aria-label': 'Sobre los precios',
    children: <p>Son los que se registraron entre 2020 y 2024.</p>,
  },
  argTypes: { children: { control: false } },
  render: function Render({ children, ...args }) {
    const { hasOpened, place, button, panel } = usePanel();
    return (
      <PanelPlace {...place}>
        <Opener variant="ghost" {...button}>
          Sobre los precios
        </Opener>
        <Panel {...args} {...panel} role="group">
          {hasOpened && children}
        </Panel>
      </PanelPlace>
    );
  },
  parameters: {
    docs: { story: { inline: false, height: '260px' }, source: { code } },
    ...guided({
      anatomy: [
        ['Button', 'opens the panel and stays in sight', 'button'],
        ['Panel', 'above everything, below the button or where there is room'],
      ],
      keys: [
        ['Enter, Space', 'On the button, open or close the panel'],
        ['Tab', 'Goes through the panel; behind its end it closes'],
        ['Escape', 'Closes it, back to the button'],
      ],
      spoken: [
        ['Button', '“expanded” or “collapsed”'],
        ['Panel', 'A group with its name'],
      ],
      dos: [
        'Connect both by usePanel, and render the content once it has opened.',
        'Put a choice or a short text into it.',
      ],
      donts: [
        'Show what is needed for the task only there.',
        'Open a second one from it: that is a Dialog.',
      ],
      changes: [['2026-11-22', 'Added.']],
    }),
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const panel = canvasElement.querySelector('[popover]') ?? canvasElement;
    await expect(getComputedStyle(panel).getPropertyValue('position-try-fallbacks')).toBe('none');
  },
};

const open = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Sobre los precios' }));
  return canvas.findByRole('group', { name: 'Sobre los precios' });
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await expect(await open(canvasElement)).toBeVisible();
  },
};

/** It scrolls before it leaves the window; what it holds takes the focus, or the keyboard could not scroll it. */
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, place) => (
      <p key={String(place)}>
        <Link href={`#${place}`}>{`Plataforma ${place + 1}`}</Link>
      </p>
    )),
  },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
  },
};

/** The focus that leaves it closes it. */
export const ClosedByFocus: Story = {
  args: { children: <Link href="#precios">Cómo se registran</Link> },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Link href="#despues">Después</Link>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(panel).not.toBeVisible());
  },
};
