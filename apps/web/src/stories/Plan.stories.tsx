import type { CalendarDay, Course } from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { createPlanRepository, firstPlanSettings } from '@aulario/my-courses/plan';
import { expect, fireEvent } from 'storybook/test';
import { browserOf } from '../testing/browserOf.ts';
import { testAccount } from '../testing/testAccount.ts';
import { inApp, inEnglish, type ScreenMeta, type ScreenStory, textOf } from './inApp.tsx';

const meta: ScreenMeta = {
  ...inApp,
  tags: ['!autodocs'],
  args: { path: paths.plan, isSignedIn: true },
};

export default meta;

const courses: readonly Course[] = [
  aCourse({ id: 'udemy:1', title: 'Guitarra II', subjects: ['Guitarra'], minutes: 900 }),
  aCourse({
    id: 'udemy:2',
    title: 'Guitarra I',
    subjects: ['Guitarra'],
    weeks: { min: 4, max: 6 },
    weeklyHours: { min: 2, max: 4 },
  }),
  aCourse({
    id: 'udemy:3',
    title: 'Programación para todos: una introducción paso a paso para quien nunca programó',
  }),
];

/** Far enough away that no week of it is ever the present one. */
const keepPlan = (until: CalendarDay) => (storage: Storage) => {
  createPlanRepository(browserOf(storage).page.account(testAccount.id)).change(() => ({
    ...firstPlanSettings('2031-02-05'),
    until,
    freeWeeks: ['2031-02-24'],
  }));
};

/** A course whose hours nobody knows is listed apart, and waits for the reader to say them. */
export const Plan: ScreenStory = {
  args: { cart: courses, prepareStorage: keepPlan('2031-05-01') },
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    const drawing = await canvas.findByRole('img', { name: /Guitarra I:.*Guitarra II:/ });
    const ends = text('plan.endsSome', { known: 2, count: 3, unknown: 1, date: '|' }).split('|');
    for (const words of ends)
      await expect(drawing).toHaveAccessibleName(expect.stringContaining(words));
    const apart = canvas.getByRole('heading', { name: text('plan.withoutHours') });
    const hours = text('hours.askOf', { title: courses[2]?.title ?? '' });
    await userEvent.type(await canvas.findByLabelText(hours), '12');
    await expect(await canvas.findByRole('img', { name: /Programación/ })).toBeVisible();
    await expect(canvas.getByLabelText(hours)).toHaveValue(12);
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await expect(apart).not.toBeInTheDocument();
  },
};

/** Too late: the plan offers both ways out as buttons. */
export const Late: ScreenStory = {
  args: { cart: courses, prepareStorage: keepPlan('2031-03-20') },
  globals: inEnglish,
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    await canvas.findByRole('button', { name: text('plan.leaveOut', { title: 'Guitarra II' }) });
    await userEvent.click(await canvas.findByRole('button', { name: /Take \d+ h a week/ }));
    await expect(await canvas.findByText(/spare|in time/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('plan.calendar') }));
    await expect(await canvas.findByRole('button', { name: text('plan.download') })).toBeVisible();
  },
};

/** The only course with hours is never the one to leave out. */
export const LateOnly: ScreenStory = {
  args: { cart: courses.toSpliced(1, 1), prepareStorage: keepPlan('2031-02-10') },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await expect(await canvas.findByText(text('plan.takeHours', { hours: 15 }))).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: text('plan.leaveOut', { title: 'Guitarra II' }) }),
    ).toBeNull();
  },
};

/** A plan that would be over counts from today, and its start says so. */
export const PastStart: ScreenStory = {
  args: { cart: courses.slice(0, 2), prepareStorage: keepPlan('2031-05-01') },
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    const start = await canvas.findByLabelText(text('plan.start'));
    await canvas.findByRole('img', { name: /2031/ });
    fireEvent.change(start, { target: { value: '2020-01-01' } });
    await expect(start).toHaveAccessibleDescription(text('plan.startPast'));
    await expect(canvas.queryByRole('img', { name: /2020/ })).toBeNull();
    fireEvent.change(start, { target: { value: '2031-02-05' } });
    await expect(start).not.toHaveAccessibleDescription(text('plan.startPast'));
  },
};

/** Hours that no week has stay in their field, which says what is allowed; the plan stays too. */
export const RefusedHours: ScreenStory = {
  args: { cart: courses, prepareStorage: keepPlan('2031-05-01') },
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    const plan = await canvas.findByRole('img', { name: /Guitarra I:/ });
    const before = plan.getAttribute('aria-label') ?? '';
    const field = canvas.getByLabelText(text('plan.weeklyHours'));
    for (const typed of ['0', '-3', '999']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.tab();
      await expect(field).toHaveValue(Number(typed));
      await expect(canvas.getByRole('alert')).toHaveTextContent('84');
    }
    await expect(plan).toHaveAttribute('aria-label', before);
    await userEvent.clear(field);
    await userEvent.type(field, '2');
    await expect(plan).not.toHaveAttribute('aria-label', before);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Empty: ScreenStory = {
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { name: textOf(globals)('plan.empty') });
  },
};
