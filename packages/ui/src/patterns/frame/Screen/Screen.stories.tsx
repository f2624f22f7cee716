import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../../components/Button/Button.tsx';
import { guided } from '../../../components/documentation/guide.fixture.ts';
import { ScreenHead } from './ScreenHead.tsx';
import { ScreenWaiting } from './ScreenWaiting.ts';
import { PublicFrame, ScreenFrame, ScreenLead } from './screenParts.ts';

const meta = {
  tags: ['page', 'layout', 'header', 'pantalla', 'encabezado'],
  component: ScreenHead,
  subcomponents: {
    ScreenLead,
    ScreenFrame,
    PublicFrame,
    ScreenWaiting,
  },
  args: { title: 'Tus listas', lead: 'Lo que guardaste, ordenado como quieras.' },
  argTypes: { children: { control: false } },
  render: (args) => (
    <PublicFrame>
      <ScreenFrame>
        <ScreenHead {...args} />
      </ScreenFrame>
    </PublicFrame>
  ),
  parameters: {
    layout: 'fullscreen',
    ...guided({
      anatomy: [
        ['Frame', 'the only main of a page outside the dashboard', 'main'],
        ['Heading', 'takes the focus when the screen opens', 'h1'],
        ['Lead', 'one paragraph', 'h1 + p'],
        ['Actions', 'beside the heading, or below it on a phone'],
      ],
      keys: [['Tab', 'The actions; the heading itself is no stop']],
      spoken: [
        ['Heading', 'Read when the screen opens'],
        ['Waiting', 'role status: what is loading, when there is a pause'],
      ],
      dos: [
        'Begin every screen with one ScreenHead, and put its parts into a Stack.',
        'Show ScreenWaiting until the content is known, so that nothing in sight moves.',
      ],
      donts: [
        'Put a second h1 on a screen.',
        'Use ScreenFrame inside DashboardShell, which has a main.',
      ],
      changes: [['2026-11-22', 'Added.']],
    }),
  },
} satisfies Meta<typeof ScreenHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Head: Story = {
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    await expect(main).toHaveAttribute('id', 'content');
    const heading = within(main).getByRole('heading', { level: 1 });
    await expect(heading).toHaveAttribute('tabindex', '-1');
  },
};

export const WithActions: Story = {
  args: { children: <Button variant="ghost">Nueva lista</Button> },
};

export const LongTitle: Story = {
  args: {
    title: 'Cursos de gestión de contenidos digitales y marketing turístico de ciudad',
    children: <Button variant="ghost">Compartir esta lista</Button>,
  },
};

/** As high as the window; what follows it comes with the content. */
export const Waiting: Story = {
  render: () => (
    <ScreenFrame>
      <ScreenWaiting>Abriendo tus listas…</ScreenWaiting>
      <p>Pie</p>
    </ScreenFrame>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Abriendo tus listas…');
    await expect(canvas.getByText('Pie')).not.toBeVisible();
  },
};
