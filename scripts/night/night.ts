import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readProblems } from './catalogueProblems.ts';
import { mustRun, runCommand } from './runCommand.ts';
import { smoke } from './smoke.ts';

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

/** How a night ended. */
export interface NightOutcome {
  /** Whether the state of the catalogue is that of a new build, to be kept for the next one. */
  hasNewState: boolean;
  isPublished: boolean;
  /** The version that visitors see again; null without a rollback. */
  rolledBackTo: string | null;
  /** A line for each. */
  readonly problems: string[];
}

/** Reading all feeds takes at most 90 minutes (docs/feeds.md), and the workflow stops after 180. */
const maxBuildMs = 120 * 60_000;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Builds the catalogue and looks at it. Rejects only where nothing was built. */
async function buildCatalogue(options: NightOptions, outcome: NightOutcome): Promise<void> {
  const { root, feeds, out, state, site, catalogue, links } = options;
  const command = [...catalogue, 'build', ...feeds, '--out', out, '--state', state];
  const built = await runCommand([...command, '--about', site], root, maxBuildMs);
  // 2: without all of its feeds.
  outcome.hasNewState = built.code === 0 || built.code === 2;
  if (!outcome.hasNewState) throw new Error(`The catalogue was not built: ${built.lastLines}`);
  outcome.problems.push(...(await readProblems(join(root, out))));
  if (links === 0) return;
  const check = [...catalogue, 'check', '--state', state, '--links', String(links)];
  const { code, lastLines } = await runCommand(check, root);
  if (code !== 0) outcome.problems.push(`The check found: ${lastLines}`);
}

/** Deploys what was built, and takes it back if the site does not work afterwards. */
async function publish(options: NightOptions, outcome: NightOutcome): Promise<void> {
  const { root, firebase, project, dist } = options;
  const { problems } = outcome;
  const host = (...args: string[]) => mustRun([...firebase, ...args, '--project', project], root);
  /** The name of the version that visitors see; null before the first one. */
  const liveVersion = async (): Promise<string | null> => {
    const { result } = JSON.parse(await host('hosting:channel:list', '--json'));
    const channels: { name: string; release?: { version?: { name: string } } }[] = result.channels;
    const live = channels.find(({ name }) => name.endsWith('/channels/live'));
    return live?.release?.version?.name ?? null;
  };
  const before = await liveVersion();
  try {
    await host('deploy', '--only', 'hosting,firestore:rules');
    const faults = await smoke({ ...options, dist: join(root, dist) });
    outcome.isPublished = faults.length === 0;
    problems.push(...faults.map((fault) => `The site does not work: ${fault}`));
  } catch (error) {
    problems.push(`The deploy failed: ${messageOf(error)}`);
  }
  if (outcome.isPublished || before === null || (await liveVersion()) === before) return;
  const [, site, version] = /sites\/([^/]+)\/versions\/([^/]+)$/.exec(before) ?? [];
  await host('hosting:clone', `${site}@${version}`, `${site}:live`);
  const now = await liveVersion();
  if (now === before) outcome.rolledBackTo = before;
  else problems.push(`After the rollback visitors see ${now}, not ${before}`);
}

/** A night in one sentence. */
function headlineOf({ isPublished, rolledBackTo, problems }: NightOutcome): string {
  if (rolledBackTo !== null) return 'Published, and rolled back: the site did not work';
  if (!isPublished) return 'Nothing was published: visitors see what they saw';
  return problems.length === 0 ? 'Published' : 'Published, with problems';
}

/** What the issue about a night says, as Markdown. */
function issueText(outcome: NightOutcome): string {
  const { problems, rolledBackTo } = outcome;
  const list = problems.map((problem) => `- ${problem.replaceAll('\n', '\n  ')}\n`).join('');
  const restored = rolledBackTo === null ? '' : `\nVisitors see \`${rolledBackTo}\` again.\n`;
  return `**${headlineOf(outcome)}.**\n\n${list}${restored}`;
}

/**
 * Builds the site and publishes it; where feeds are named, of a new catalogue. Writes the outcome and the
 * text of its issue into a folder. What fails is a problem of the outcome, and visitors go on seeing what
 * they saw.
 */
export async function night(options: NightOptions, folder: string): Promise<NightOutcome> {
  const outcome: NightOutcome = {
    hasNewState: false,
    isPublished: false,
    rolledBackTo: null,
    problems: [...options.earlierProblems],
  };
  try {
    if (options.feeds.length > 0) await buildCatalogue(options, outcome);
    for (const command of options.siteBuild) await mustRun(command, options.root);
    await publish(options, outcome);
  } catch (error) {
    outcome.problems.push(messageOf(error));
  }
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'outcome.json'), `${JSON.stringify(outcome, null, 1)}\n`);
  await writeFile(join(folder, 'issue.md'), issueText(outcome));
  console.log(headlineOf(outcome));
  return outcome;
}
