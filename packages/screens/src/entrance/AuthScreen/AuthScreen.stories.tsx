import { Button, Link, Note, PasswordField, TextField } from '@aulario/ui';
import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { languageSwitch } from '../../site/SiteHeader/site.fixture.tsx';
import { AuthScreen } from './AuthScreen.tsx';

const fields = (submit: string) => (
  <>
    <TextField label="Correo electrónico" type="email" autoComplete="username" />
    <PasswordField
      label="Contraseña"
      showLabel="Mostrar la contraseña"
      hideLabel="Ocultar la contraseña"
      autoComplete="current-password"
    />
    <Button type="submit" size="big">
      {submit}
    </Button>
  </>
);

const meta = {
  tags: ['login', 'sign up', 'signup', 'entrar', 'registro', 'acceso'],
  component: AuthScreen,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      anatomy: [
        [
          'Entrance',
          'a building whose door is ajar or closed; a strip where it is narrow',
          'svg:not(a svg)',
        ],
        ['Bar', 'logo and language switch', 'header'],
        ['Title', 'the only h1', 'h1'],
        ['Form', 'its failure Note above its fields', 'form'],
        ['Links', 'to the other screens, below the form', 'main p:last-child'],
      ],
      keys: [
        ['Tab', 'Skip link, logo, language, then the form in reading order'],
        ['Enter', 'On the skip link, moves the focus to the content'],
      ],
      spoken: [
        ['Header and main', 'Landmarks: a banner with logo and languages, then the screen'],
        ['Title', 'A heading of level 1'],
        ['Failure', 'The Note above the fields, role alert: at once'],
        ['Fields', 'Their labels, then their errors'],
      ],
      dos: [
        'Leave the door ajar where an account exists, closed where one is made.',
        'Put the failure above the fields as a Note with the role alert, in words that fit a known and an unknown address alike.',
        'While the form is sent, disable its fields and let the button carry the stair bars.',
      ],
      donts: [
        'Say which of address and password was wrong.',
        'Empty the form after a failure.',
        'Add steps, pictures of people, or a second column of arguments.',
      ],
      changes: [['2026-11-21', 'Added.']],
    }),
  },
  argTypes: {
    children: { control: false },
    language: { control: false },
    links: { control: false },
  },
  args: {
    door: 'ajar',
    title: 'Iniciar sesión',
    logoHref: '#inicio',
    logoLabel: 'Aulario, inicio',
    language: languageSwitch,
    skipLabel: 'Ir al contenido',
    children: <form>{fields('Iniciar sesión')}</form>,
    links: (
      <p>
        <span>¿Primera vez aquí?</span> <Link href="#signup">Crear cuenta</Link>
      </p>
    ),
  },
} satisfies Meta<typeof AuthScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ajar: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('banner')).toBeVisible();
  },
};

export const Closed: Story = {
  args: {
    door: 'closed',
    title: 'Crear cuenta',
    children: <form>{fields('Crear cuenta')}</form>,
    links: (
      <p>
        <span>¿Ya tienes cuenta?</span> <Link href="#login">Iniciar sesión</Link>
      </p>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Iniciar sesión en el edificio de todos los cursos',
    children: (
      <form>
        <Note tone="danger" role="alert">
          El correo o la contraseña no coinciden. Revísalos con calma e inténtalo de nuevo.
        </Note>
        {fields('Iniciar sesión con este correo y esta contraseña')}
      </form>
    ),
  },
};
