import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What is looked at. */
export interface SmokeOptions {
  /** The origin that visitors use. */
  readonly site: string;
  /** The folder that was deployed. */
  readonly dist: string;
  /** The pauses before each further try, in ms: a host needs some seconds to spread a version. */
  readonly pausesMs: readonly number[];
}

/** Fetches an address past every cache. */
async function get(address: string) {
  const signal = AbortSignal.timeout(20_000);
  const answer = await fetch(address, { cache: 'no-store', signal });
  const policy = answer.headers.get('content-security-policy') ?? '';
  return { status: answer.status, text: await answer.text(), policy };
}

/** The files that have to be there as they were built: the catalogue's, and the application's script. */
async function deployedFiles(dist: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(dist, 'catalogue/manifest.json'), 'utf8'));
  const page = await readFile(join(dist, 'app.html'), 'utf8');
  const [, script = ''] = /src="\/(assets\/[^"]+\.js)"/.exec(page) ?? [];
  return ['catalogue/manifest.json', `catalogue/${manifest.content.records.folder}/0.json`, script];
}

async function faultsOf({ site, dist }: SmokeOptions): Promise<string[]> {
  const faults: string[] = [];
  for (const file of await deployedFiles(dist)) {
    const { status, text } = await get(`${site}/${file}`);
    if (status !== 200) faults.push(`/${file} answers ${status}`);
    else if (text !== (await readFile(join(dist, file), 'utf8')))
      faults.push(`/${file} is not the one that was deployed`);
  }
  for (const path of ['/', '/courses', '/en/courses']) {
    const { status, text, policy } = await get(site + path);
    if (status !== 200 || !text.includes('id="root"')) faults.push(`${path} answers ${status}`);
    else if (!policy.includes("default-src 'none'")) faults.push(`${path} has no content policy`);
  }
  const { status } = await get(`${site}/no-such-door`);
  if (status !== 404) faults.push(`an unknown address answers ${status}`);
  return faults;
}

/** What is wrong with the site that visitors see, a line for each; none once a try finds nothing. */
export async function smoke(options: SmokeOptions): Promise<string[]> {
  let faults: string[] = [];
  for (const pauseMs of [0, ...options.pausesMs]) {
    await wait(pauseMs);
    try {
      faults = await faultsOf(options);
    } catch (error) {
      faults = [`it cannot be reached: ${error instanceof Error ? error.message : error}`];
    }
    if (faults.length === 0) return [];
  }
  return faults;
}
