import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guided } from '../documentation/guide.fixture.ts';
import { Banner, BannerDetail, BannerText } from './Banner.tsx';

const meta = {
  tags: ['notice', 'alert', 'aviso', 'anuncio', 'notificación'],
  component: Banner,
  subcomponents: { BannerText, BannerDetail },
  args: {
    label: 'Verificación del correo',
    dismissLabel: 'Descartar el aviso',
    onDismiss: fn(),
    children: (
      <>
        <BannerText>
          <span>Verifica tu correo.</span>{' '}
          <BannerDetail>
            Te enviamos un enlace a la dirección con la que te registraste.
          </BannerDetail>
        </BannerText>
        <Button variant="quiet">Enviar otra vez</Button>
      </>
    ),
  },
  parameters: guided({
    anatomy: [
      ['Icon', 'from 480 px', 'section > svg'],
      ['Text', 'one line, cut where it does not fit', 'p'],
      ['Action', 'one quiet button or link', 'button'],
      ['Dismiss', 'hides the banner; the caller remembers it', 'button:last-of-type'],
    ],
    keys: [
      ['Tab', 'The action, then the button that dismisses it'],
      ['Enter, Space', 'Does what has the focus'],
    ],
    spoken: [
      ['Region', 'A landmark with the label'],
      ['Dismiss', 'The dismiss label'],
    ],
    dos: ['Show one at a time, above the screen.', 'Remember for some days that it was dismissed.'],
    donts: [
      'Use it for a failure: that is a Note with the role alert.',
      'Put two actions into it.',
    ],
    changes: [
      ['2026-11-30', 'On a narrow screen the action goes below a text that is cut beside it.'],
      ['2026-11-26', 'Two lines up to 720 px.'],
      ['2026-11-25', 'On a narrow screen its words may take two lines.'],
      ['2026-11-22', 'Part of the kit.'],
    ],
  }),
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  play: async ({ canvasElement, args }) => {
    const banner = within(within(canvasElement).getByRole('region', { name: args.label }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(banner.getByRole('button', { name: args.dismissLabel })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** A text that is cut beside its action has a line of its own. */
export const SentenceOnPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    children: (
      <>
        <BannerText>Este navegador puede borrar lo que guardas si le falta espacio.</BannerText>
        <Button variant="quiet">Evitar que se borre</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Este navegador/);
    await expect(text.scrollHeight).toBe(text.clientHeight);
  },
};
