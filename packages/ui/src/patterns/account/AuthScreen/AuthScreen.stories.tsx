import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../../components/Button/Button.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Note } from '../../../components/Note/Note.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { languageSwitch } from '../../frame/SiteHeader/site.fixture.tsx';
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
  parameters: { layout: 'fullscreen' },
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
        ¿Primera vez aquí? <Link href="#signup">Crear cuenta</Link>
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
        ¿Ya tienes cuenta? <Link href="#login">Iniciar sesión</Link>
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
