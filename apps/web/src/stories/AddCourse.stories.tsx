import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect } from 'storybook/test';
import { inApp, type ScreenMeta, type ScreenStory, textOf } from './inApp.tsx';

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: { path: paths.addOwn, isSignedIn: true },
};

export default meta;

const course = {
  '@type': 'Course',
  name: 'Cerámica a mano: del barro a la primera pieza que sale del horno',
  instructor: { name: 'Persona de Ejemplo' },
  inLanguage: 'es',
  offers: { price: '39.90', priceCurrency: 'EUR' },
};
const page = {
  url: 'https://talleres.example/ceramica',
  title: 'Talleres',
  ld: [JSON.stringify(course)],
};

/** What the bookmark hands over, to be confirmed: one field is not on the page. */
export const FromBookmark: ScreenStory = {
  args: { path: `${paths.addOwn}#${encodeURIComponent(JSON.stringify(page))}` },
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    await expect(await canvas.findByLabelText(text('add.title'))).toHaveValue(course.name);
    await userEvent.type(canvas.getByLabelText(text('add.hours')), '12');
    await expect(await canvas.findByText(/traído por ti|brought by you/)).toBeVisible();
  },
};

/** Nothing can be read of an address that is not https. */
export const Refused: ScreenStory = {
  args: { path: `${paths.addOwn}?url=http://talleres.example/a` },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(textOf(globals)('add.notRead'));
  },
};
