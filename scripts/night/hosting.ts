import { mustRun } from './runCommand.ts';

/** Firebase Hosting, by its command line. */
export interface HostingOptions {
  /** The command, 'firebase' and what stands before it. */
  readonly firebase: readonly string[];
  readonly project: string;
  /** The folder with firebase.json. */
  readonly root: string;
}

interface Channel {
  readonly name: string;
  readonly release?: { readonly version?: { readonly name?: string } };
}

interface Channels {
  readonly result: { readonly channels: readonly Channel[] };
}

/** 'sites/my-site/versions/1a2b' names the site and the version as the command line takes them. */
const sourceOf = (version: string): string => {
  const [, site, id] = /sites\/([^/]+)\/versions\/([^/]+)$/.exec(version) ?? [];
  if (site === undefined || id === undefined) throw new Error(`No version: ${version}`);
  return `${site}@${id}`;
};

/** What a night does with the host. */
export function createHosting({ firebase, project, root }: HostingOptions) {
  const run = (...args: string[]) => mustRun([...firebase, ...args, '--project', project], root);
  return {
    /** The name of the version that visitors see; null before the first one. */
    async liveVersion(): Promise<string | null> {
      const answer: Channels = JSON.parse(await run('hosting:channel:list', '--json'));
      const live = answer.result.channels.find(({ name }) => name.endsWith('/channels/live'));
      return live?.release?.version?.name ?? null;
    },
    deploy: () => run('deploy', '--only', 'hosting,firestore:rules').then(() => undefined),
    async rollBack(version: string): Promise<void> {
      const source = sourceOf(version);
      await run('hosting:clone', source, `${source.split('@')[0]}:live`);
    },
  };
}
