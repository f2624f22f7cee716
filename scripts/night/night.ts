import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readProblems } from './catalogueProblems.ts';
import { createHosting } from './hosting.ts';
import { mustRun, runCommand } from './runCommand.ts';
import { type NightOutcome, type NightSteps, runNight } from './runNight.ts';
import { smoke } from './smoke.ts';

/** A night in one sentence. */
function headlineOf({ isPublished, rolledBackTo, problems }: NightOutcome): string {
  if (rolledBackTo !== null) return 'Published, and rolled back: the site did not work';
  if (!isPublished) return 'Nothing was published: visitors see what they saw';
  return problems.length === 0 ? 'Published' : 'Published, with problems';
}

/** What the issue about a night says, as Markdown. */
const issueText = (outcome: NightOutcome): string =>
  [
    `**${headlineOf(outcome)}.**`,
    '',
    ...outcome.problems.map((problem) => `- ${problem.replaceAll('\n', '\n  ')}`),
    ...(outcome.rolledBackTo === null
      ? []
      : ['', `Visitors see \`${outcome.rolledBackTo}\` again.`]),
    '',
  ].join('\n');

/** What a night works with. Commands are lists of words, and run in `root`. */
export interface NightOptions {
  readonly root: string;
  /** The arguments of `catalogue build` that name feeds; none to publish the site only. */
  readonly feeds: readonly string[];
  /** Folders, below `root` unless absolute. */
  readonly out: string;
  readonly state: string;
  readonly dist: string;
  readonly site: string;
  readonly project: string;
  /** The command of the catalogue, those that build the site, and that of the host. */
  readonly catalogue: readonly string[];
  readonly siteBuild: readonly (readonly string[])[];
  readonly firebase: readonly string[];
  /** The number of courses whose links are tried; 0 for no check. */
  readonly links: number;
  /** What was wrong before the night, a line for each. */
  readonly earlierProblems: readonly string[];
  readonly pausesMs: readonly number[];
}

/** Reading all feeds takes at most 90 minutes (docs/feeds.md), and the workflow stops after 180. */
const maxBuildMs = 120 * 60_000;

function stepsOf(options: NightOptions): NightSteps {
  const { root, feeds, out, state, site, catalogue, siteBuild, links } = options;
  return {
    ...createHosting(options),
    async buildCatalogue() {
      const folders = ['--out', out, '--state', state];
      const command = [...catalogue, 'build', ...feeds, ...folders, '--about', site];
      const { code, lastLines } = await runCommand(command, root, maxBuildMs);
      if (code !== 0 && code !== 2) {
        return { code, problems: [`The catalogue was not built: ${lastLines}`] };
      }
      return { code, problems: await readProblems(join(root, out)) };
    },
    async checkCatalogue() {
      if (links === 0) return [];
      const command = [...catalogue, 'check', '--state', state, '--links', String(links)];
      const { code, lastLines } = await runCommand(command, root);
      return code === 0 ? [] : [`The check found: ${lastLines}`];
    },
    async buildSite() {
      for (const command of siteBuild) await mustRun(command, root);
    },
    smoke: () => smoke({ ...options, dist: join(root, options.dist) }),
  };
}

/** Runs a night, and writes its outcome and the text of its issue into a folder. */
export async function night(options: NightOptions, folder: string): Promise<NightOutcome> {
  const ended = await runNight(stepsOf(options), options.feeds.length > 0);
  const outcome = { ...ended, problems: [...options.earlierProblems, ...ended.problems] };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'outcome.json'), `${JSON.stringify(outcome, null, 1)}\n`);
  await writeFile(join(folder, 'issue.md'), issueText(outcome));
  console.log(headlineOf(outcome));
  return outcome;
}
