import axe from 'axe-core';
import { afterEach, expect, inject } from 'vitest';
import { commands } from 'vitest/browser';
import { axeRules, boxRules, colorRules, onlyViolations } from './axe.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
  }
}

/** The colour settings of the user that the page can read. */
export interface Media {
  colorScheme: 'light' | 'dark';
  forcedColors: 'none' | 'active';
}

const asOpened: Media = { colorScheme: 'light', forcedColors: 'none' };

declare module 'vitest' {
  interface ProvidedContext {
    sweepsAll: boolean;
  }
  interface TaskMeta {
    storyId?: string;
  }
}

async function violationsIn(
  media: Media,
  asked: string[],
  rules: axe.RuleObject = {},
): Promise<string[]> {
  await commands.emulateMedia(media);
  const runOnly = inject('sweepsAll') ? axeRules : asked;
  const { violations } = await axe.run(document.body, { runOnly, rules, ...onlyViolations });
  return violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The stories are tested where motion is reduced: none may be left. */
const runningAnimations = () =>
  document.getAnimations().filter(({ playState }) => playState === 'running');

// The addon has asked axe about the story as it was opened. Colours are all the style sheets' affair, so
// that the same story, left as its `play` left it, answers for the others, by the rules that can differ.
afterEach(async ({ task: { meta } }) => {
  const isOfKit = /^(?:components|patterns)-/.test(meta.storyId ?? '');
  if (isOfKit) await expect.poll(runningAnimations, { message: 'motion' }).toEqual([]);
  // The colours and borders of screens are the kit's.
  if (!isOfKit && !inject('sweepsAll')) return;
  try {
    const dark = await violationsIn({ ...asOpened, colorScheme: 'dark' }, colorRules);
    expect(dark, 'dark').toEqual([]);
    // Where colours are forced, axe reads the page's own text colour, which is not what is shown.
    const rules = { 'color-contrast': { enabled: false } };
    const forced = await violationsIn({ ...asOpened, forcedColors: 'active' }, boxRules, rules);
    expect(forced, 'forced').toEqual([]);
  } finally {
    await commands.emulateMedia(asOpened);
  }
});
