import { paths } from '@aulario/frame/navigation/paths.ts';
import {
  createPoll,
  createPollsRepository,
  encodePollLink,
  nameVoter,
  setOpinion,
} from '@aulario/my-courses/poll';
import { expect } from 'storybook/test';
import { browserOf } from '../testing/browserOf.ts';
import { inApp, inEnglish, type ScreenMeta, type ScreenStory, textOf } from './inApp.tsx';
import { mixedCourses } from './storyCourses.ts';

const courses = [mixedCourses[0], mixedCourses[1], mixedCourses[3]];
const empty = createPoll('Python para la cooperativa', courses, Date.UTC(2026, 10, 22, 12));
const voters = ['Lucía', 'Tomás de los Ángeles'].reduce(
  (poll, name, index) => nameVoter(poll, `voter${String(index)}`, name),
  empty,
);
const opinions = [
  { vote: 'yes', note: '' },
  { vote: 'maybe', note: 'Me sirve si de verdad caben las horas en la semana, que ya van justas.' },
] as const;
const poll = opinions.reduce(
  (before, opinion, index) =>
    setOpinion(
      setOpinion(before, `voter${String(index)}`, 0, opinion),
      `voter${String(index)}`,
      2,
      {
        vote: 'no',
        note: '',
      },
    ),
  voters,
);
const crowd = Array.from({ length: 12 }, (_, index) => `voter${String(index)}`).reduce(
  (before, id, index) =>
    setOpinion(nameVoter(before, id, `Lectora ${String(index + 1)}`), id, 0, {
      vote: 'yes',
      note: '',
    }),
  empty,
);
const fragment = await encodePollLink(poll);

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: { path: `${paths.poll}#${fragment}`, isSignedIn: false },
};

export default meta;

/** Read by a visitor who has not chosen a name yet. */
export const Read: ScreenStory = {
  play: async ({ canvas, globals }) => {
    const vote = textOf(globals)('poll.yes');
    const said = textOf(globals)('poll.said', { name: 'Lucía', vote });
    await expect(await canvas.findByText(said)).toBeVisible();
  },
};

/** Ten opinions are shown, the rest when asked. */
export const Crowd: ScreenStory = {
  args: { path: `${paths.poll}#${await encodePollLink(crowd)}` },
  play: async ({ canvas, globals }) => {
    const rest = await canvas.findByText(textOf(globals)('poll.others', { count: 2 }));
    await expect(rest).toBeVisible();
  },
};

/** Tomás votes in this browser, and has said more than the link that he opened. */
export const Voting: ScreenStory = {
  globals: inEnglish,
  args: {
    prepareStorage: (storage) => {
      const polls = createPollsRepository(browserOf(storage).page.visitor);
      polls.voteAs(poll, 'voter1');
      polls.setOpinion(poll, 1, { vote: 'yes', note: '' });
    },
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(textOf(globals)('poll.news'))).toBeVisible();
  },
};
