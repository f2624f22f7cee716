import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { CallToAction } from './CallToAction.tsx';

const meta = {
  tags: ['cta', 'conversion', 'llamada'],
  component: CallToAction,
  parameters: { layout: 'fullscreen' },
  argTypes: { actions: { control: false } },
  args: {
    title: 'La puerta está abierta.',
    text: 'Crea tu cuenta con un correo y una contraseña. Nada más.',
    actions: (
      <>
        <ButtonLink href="#signup" variant="ink" size="big" lang="en">
          Get started now
        </ButtonLink>
        <ButtonLink href="#sign-up" variant="quiet" lang="en">
          Get Started
        </ButtonLink>
      </>
    ),
    note: 'No credit-card required',
    noteLang: 'en',
  },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    title: 'La puerta está abierta de par en par a cualquier hora del día.',
    text: 'Crea tu cuenta con un correo y una contraseña que solo tú conozcas. No hace falta ningún otro dato, ni ahora ni más adelante.',
    note: 'No hace falta ninguna tarjeta de crédito para entrar ni para quedarse',
    noteLang: undefined,
  },
};
