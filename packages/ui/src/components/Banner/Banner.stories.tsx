import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Banner, BannerDetail, BannerText } from './Banner.tsx';

const meta = {
  component: Banner,
  args: {
    label: 'Verificación del correo',
    dismissLabel: 'Descartar el aviso',
    onDismiss: fn(),
    children: (
      <>
        <BannerText>
          Verifica tu correo.
          <BannerDetail>
            {' '}
            Te enviamos un enlace a la dirección con la que te registraste.
          </BannerDetail>
        </BannerText>
        <Button variant="quiet">Enviar otra vez</Button>
      </>
    ),
  },
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
