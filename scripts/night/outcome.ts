import type { NightOutcome } from './runNight.ts';

/** A night in one sentence. */
export function headlineOf({ isPublished, rolledBackTo, problems }: NightOutcome): string {
  if (rolledBackTo !== null) return 'Published, and rolled back: the site did not work';
  if (!isPublished) return 'Nothing was published: visitors see what they saw';
  return problems.length === 0 ? 'Published' : 'Published, with problems';
}

/** What the issue about a night says, as Markdown. */
export const issueText = (outcome: NightOutcome): string =>
  [
    `**${headlineOf(outcome)}.**`,
    '',
    ...outcome.problems.map((problem) => `- ${problem.replaceAll('\n', '\n  ')}`),
    ...(outcome.rolledBackTo === null
      ? []
      : ['', `Visitors see \`${outcome.rolledBackTo}\` again.`]),
    '',
  ].join('\n');
