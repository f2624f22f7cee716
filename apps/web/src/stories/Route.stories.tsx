import { CatalogueError } from '@aulario/course-data';
import { aCatalogue } from '@aulario/course-data/testing';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect, waitFor, within } from 'storybook/test';
import { inApp, inEnglish, type ScreenMeta, type ScreenStory, textOf } from './inApp.tsx';
import { endlessCatalogue } from './storyCatalogue.ts';

/** Far enough away that no week of it is ever the present one. */
const start = 's=2031-02-03';
const addressed = (query: string) => `${paths.publicRoute}?${query}&${start}`;

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: { path: addressed('g=data-scientist&h=3&cert=1'), isSignedIn: false },
};

export default meta;

/** Another course for a step, a step taken out and put back: all of it stays in the address. */
export const Route: ScreenStory = {
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    await canvas.findByRole('heading', { name: text('route.steps') });
    const announcements = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(announcements.join(' ')).toContain('2031');
    const statistics = globals['language'] === 'en' ? 'Statistics' : 'Estadística';
    await userEvent.click(
      canvas.getByRole('button', { name: text('route.otherFor', { skill: 'Python' }) }),
    );
    const dialog = await canvas.findByRole('dialog', {
      name: text('route.otherFor', { skill: 'Python' }),
    });
    const [other] = within(dialog).getAllByRole('button');
    const title = other?.textContent.split(' · ')[0]?.trim() ?? '';
    if (other !== undefined) await userEvent.click(other);
    await expect(
      await canvas.findByRole('heading', { level: 4, name: new RegExp(title.slice(0, 20)) }),
    ).toBeVisible();
    const drop = text('route.dropOf', { skill: statistics });
    await userEvent.click(canvas.getByRole('button', { name: drop }));
    await userEvent.click(
      await canvas.findByRole('button', { name: text('route.takeIn', { skill: statistics }) }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: text('route.undoChanges') }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: text('route.undoChanges') })).toBeNull(),
    );
  },
};

/** Too late and too dear: what would help, each as a button that does it. */
export const Remedies: ScreenStory = {
  args: { path: addressed('g=excel-expert&h=1&u=2031-02-20&m=1USD&cert=1') },
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    await canvas.findByRole('heading', { name: text('route.helps') });
    const [first] = canvas.getAllByRole('button', {
      name: new RegExp(text('route.takeHours', { hours: '|' }).split('|')[1] ?? ''),
    });
    if (first !== undefined) await userEvent.click(first);
    await waitFor(() => expect(canvas.getByLabelText(text('route.hours'))).not.toHaveValue(1));
  },
};

/** Without a wish: the goals by area, and the questions. */
export const Empty: ScreenStory = {
  args: { path: paths.publicRoute },
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    await canvas.findByRole('heading', { name: text('route.area.music') });
    await userEvent.type(
      canvas.getByRole('searchbox', { name: text('route.wish') }),
      'python y datos, 3 h a la semana{Enter}',
    );
    await expect(await canvas.findByLabelText(text('route.hours'))).toHaveValue(3);
  },
};

/** A wish that no goal fits leads to the search and to the goals. */
export const Unmatched: ScreenStory = {
  args: { path: `${paths.publicRoute}?q=astrof%C3%ADsica+en+2+meses` },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await expect(
      await canvas.findByRole('link', {
        name: text('route.searchWords', { typed: 'astrofísica' }),
      }),
    ).toHaveAttribute('href', expect.stringContaining('q='));
  },
};

export const Loading: ScreenStory = {
  args: { services: () => ({ catalogue: endlessCatalogue }) },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(textOf(globals)('route.loading'));
  },
};

export const Failed: ScreenStory = {
  args: {
    services: () => ({
      catalogue: aCatalogue({ search: () => Promise.reject(new CatalogueError('network')) }),
      report: () => undefined,
    }),
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { name: textOf(globals)('route.failed') });
  },
};

export const English: ScreenStory = { ...Route, globals: inEnglish };
