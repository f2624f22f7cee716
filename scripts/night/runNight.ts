/** What the build of the catalogue left. */
export interface CatalogueStep {
  /** 0: whole; 2: without all of its feeds; anything else: nothing was written. */
  readonly code: number;
  /** A line for each. */
  readonly problems: readonly string[];
}

/** The steps of a night. Those without a result reject where they fail. */
export interface NightSteps {
  buildCatalogue: () => Promise<CatalogueStep>;
  /** What is wrong with the catalogue, a line for each; none of it holds a publication back. */
  checkCatalogue: () => Promise<readonly string[]>;
  buildSite: () => Promise<void>;
  /** The version that visitors see; null before the first one. */
  liveVersion: () => Promise<string | null>;
  deploy: () => Promise<void>;
  /** What is wrong with the site that visitors see, a line for each. */
  smoke: () => Promise<readonly string[]>;
  rollBack: (version: string) => Promise<void>;
}

/** How a night ended. */
export interface NightOutcome {
  /** Whether the state of the catalogue is that of a new build, to be kept for the next one. */
  readonly hasNewState: boolean;
  readonly isPublished: boolean;
  /** The version that visitors see again; null without a rollback. */
  readonly rolledBackTo: string | null;
  /** A line for each. */
  readonly problems: readonly string[];
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Deploys what was built, and takes it back if the site does not work afterwards. */
async function publish(
  steps: NightSteps,
): Promise<Pick<NightOutcome, 'isPublished' | 'rolledBackTo' | 'problems'>> {
  const before = await steps.liveVersion();
  const faults: string[] = [];
  try {
    await steps.deploy();
    faults.push(...(await steps.smoke()).map((fault) => `The site does not work: ${fault}`));
  } catch (error) {
    faults.push(`The deploy failed: ${messageOf(error)}`);
  }
  if (faults.length === 0) return { isPublished: true, rolledBackTo: null, problems: [] };
  const result = { isPublished: false, rolledBackTo: null, problems: faults };
  if (before === null || (await steps.liveVersion()) === before) return result;
  try {
    await steps.rollBack(before);
    const now = await steps.liveVersion();
    if (now === before) return { ...result, rolledBackTo: before };
    faults.push(`After the rollback visitors see ${now}, not ${before}`);
  } catch (error) {
    faults.push(`The rollback to ${before} failed: ${messageOf(error)}`);
  }
  return result;
}

/**
 * Builds the site and publishes it; with `hasFeeds`, of a new catalogue. Never rejects: what fails is a
 * problem of the outcome, and visitors go on seeing what they saw.
 */
export async function runNight(steps: NightSteps, hasFeeds: boolean): Promise<NightOutcome> {
  const problems: string[] = [];
  let hasNewState = false;
  const outcome = { isPublished: false, rolledBackTo: null };
  try {
    if (hasFeeds) {
      const built = await steps.buildCatalogue();
      problems.push(...built.problems);
      hasNewState = built.code === 0 || built.code === 2;
      if (!hasNewState) return { ...outcome, hasNewState, problems };
      problems.push(...(await steps.checkCatalogue()));
    }
    await steps.buildSite();
    const { problems: faults, ...published } = await publish(steps);
    return { ...published, hasNewState, problems: [...problems, ...faults] };
  } catch (error) {
    return { ...outcome, hasNewState, problems: [...problems, messageOf(error)] };
  }
}
