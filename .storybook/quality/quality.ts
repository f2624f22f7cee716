import type { Observation } from './observeStory.ts';

/** A story of the index of Storybook. */
export interface IndexedStory {
  readonly id: string;
  readonly title: string;
}

/** How a story's test ended, and what it saw. */
export interface StoryResult extends Observation {
  readonly isPassed: boolean;
  /** axe found nothing in the light theme; absent where it was not asked. */
  readonly light?: boolean | undefined;
}

/** What the last runs said: by story, and when. Null where there is no report. */
export interface Reports {
  readonly stories: {
    readonly ranAt: string;
    readonly results: Readonly<Record<string, StoryResult>>;
  } | null;
  readonly pictures: {
    readonly ranAt: string;
    /** The views that differ; none where all are as they were approved. */
    readonly results: Readonly<Record<string, readonly string[]>>;
  } | null;
}

/** The columns of the page, and what each one's evidence is. */
export const checks = {
  light: 'axe, light theme',
  dark: 'axe, dark theme',
  forced: 'axe, in forced colours',
  keyboard: 'operated by keys in a play',
  textSpacing: 'no text is lost with the spacing of WCAG 1.4.12',
  zoom: 'approved picture at 320 px, which is 400 % of 1280 px',
  reducedMotion: 'nothing moves where motion is reduced',
  pictures: 'all approved pictures',
} as const;

export type Check = keyof typeof checks;

export type Verdict =
  | { readonly state: 'tested' | 'not yet' | 'nothing to operate' }
  | {
      readonly state: 'partly';
      readonly passed: number;
      readonly notRun: number;
      readonly all: number;
    };

/** Whether a story passed a check; null where no report says anything of it. */
function isPassed(reports: Reports, id: string, check: Check): boolean | null {
  const differing = reports.pictures?.results[id];
  if (check === 'pictures') return differing ? differing.length === 0 : null;
  if (check === 'zoom') return differing ? !differing.some((view) => view.endsWith('-320')) : null;
  const story = reports.stories?.results[id];
  if (!story) return null;
  if (check === 'keyboard') return story.usesKeys === true && story.isPassed;
  return story[check] ?? null;
}

function verdictOf(reports: Reports, ids: readonly string[], check: Check): Verdict {
  const seen = ids.flatMap((id) => reports.stories?.results[id] ?? []);
  const answers = ids.map((id) => isPassed(reports, id, check));
  const passed = answers.filter((answer) => answer === true).length;
  const notRun = answers.filter((answer) => answer === null).length;
  if (check === 'keyboard') {
    if (passed > 0) return { state: 'tested' };
    if (seen.length === ids.length && seen.every(({ isInteractive }) => isInteractive === false))
      return { state: 'nothing to operate' };
  } else if (passed === ids.length) {
    return { state: 'tested' };
  } else if (notRun < ids.length) {
    return { state: 'partly', passed, notRun, all: ids.length };
  }
  return { state: 'not yet' };
}

export interface ComponentQuality {
  readonly title: string;
  /** The first story, for a link. */
  readonly story: string;
  readonly storyCount: number;
  readonly verdicts: Readonly<Record<Check, Verdict>>;
}

/** What is known of each component and pattern: stories that no report names count as not tested. */
export function qualityOf(stories: readonly IndexedStory[], reports: Reports): ComponentQuality[] {
  const kit = stories.filter(({ title }) => /^(?:Components|Patterns)\//.test(title));
  const names = Object.keys(checks) as Check[];
  return [...Map.groupBy(kit, ({ title }) => title)].map(([title, own]) => {
    const ids = own.map(({ id }) => id);
    return {
      title,
      story: ids[0] ?? '',
      storyCount: ids.length,
      verdicts: Object.fromEntries(
        names.map((check) => [check, verdictOf(reports, ids, check)]),
      ) as Record<Check, Verdict>,
    };
  });
}
