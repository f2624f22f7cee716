import { spawn } from 'node:child_process';
import { existsSync, globSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { answersInTime } from '../machine/ports.ts';

const onPath = (program: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));

/**
 * The official emulator of this machine: where `firebase setup:emulators:firestore` puts it, or the
 * Google Cloud CLI. Undefined without it, or without Java.
 */
export function officialEmulator(): { readonly java: string; readonly jar: string } | undefined {
  const java = onPath('java');
  const gcloud = onPath('gcloud');
  const places = [
    join(homedir(), '.cache/firebase/emulators/cloud-firestore-emulator-v*.jar'),
    ...(gcloud === undefined
      ? []
      : [join(dirname(realpathSync(gcloud)), '../platform/cloud-firestore-emulator/*.jar')]),
  ];
  const jar = places.flatMap((place) => globSync(place).sort()).at(-1);
  return java === undefined || jar === undefined ? undefined : { java, jar };
}

/** Named, since the jar of the Google Cloud CLI names none. */
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

const rules = join(import.meta.dirname, '../../../../firestore.rules');

export interface FirestoreOptions {
  readonly port: number;
  readonly projectId: string;
  /** The folder that documents are read from and kept in; without it they end with the process. */
  readonly keptIn?: string | undefined;
}

/**
 * Starts the official emulator with firestore.rules. Resolves with what stops it, or with null where it is not installed
 * or does not start, as under a Java that is too old.
 */
export async function startOfficialEmulator(
  options: FirestoreOptions,
): Promise<(() => Promise<void>) | null> {
  const found = officialEmulator();
  if (found === undefined) return null;
  const { port, projectId, keptIn } = options;
  const kept = keptIn && join(keptIn, 'official/official.overall_export_metadata');
  const child = spawn(
    found.java,
    [
      // For one reader, or for seconds: better compiled code and parallel collections cost more than they save.
      ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'],
      // Its messages are in the language of the machine otherwise.
      ...['-Duser.language=en', '-Xmx512m', '-cp', found.jar, mainClass],
      ...['--host', 'localhost', '--port', String(port), '--project_id', projectId],
      ...['--rules', rules],
      ...(kept && existsSync(kept) ? ['--seed_from_export', kept] : []),
    ],
    // A group of its own: Ctrl-C must not reach it before the documents are saved.
    { detached: true, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const address = `http://localhost:${port}`;
  const stop = async () => {
    try {
      if (keptIn !== undefined) await save(`${address}/emulator/v1/projects/${projectId}`, keptIn);
    } finally {
      child.kill();
      await ended;
    }
  };
  if (await answersInTime(child, address, 60_000)) return stop;
  child.kill();
  await ended;
  return null;
}

async function save(project: string, folder: string): Promise<void> {
  const database = `${project.replace(/.*\/v1\//, '')}/databases/(default)`;
  const request = { database, export_directory: folder, export_name: 'official' };
  const response = await fetch(`${project}:export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  if (!response.ok) throw new Error(`The documents were not saved: ${await response.text()}`);
}
