import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startOfficialEmulator } from '@aulario/dev-tools/officialEmulator';
import { freePort } from '@aulario/dev-tools/ports';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  Bytes,
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import type { Fields, Value } from '../values.ts';
import { allowed, forbidden, type Operation, seed } from './operations.ts';

const file = join(import.meta.dirname, '../../../../firestore.rules');
const projectId = 'demo-rules';

// The SDK prints every refusal.
setLogLevel('silent');

let environment: RulesTestEnvironment;
let stop: () => Promise<void>;

beforeAll(async () => {
  const port = await freePort();
  const stopEmulator = await startOfficialEmulator({ port, projectId });
  if (stopEmulator === null) throw new Error('The official emulator does not start.');
  const rules = readFileSync(file, 'utf8');
  const firestore = { rules, host: 'localhost', port };
  environment = await initializeTestEnvironment({ projectId, firestore });
  stop = async () => {
    await environment.cleanup();
    await stopEmulator();
  };
});
afterAll(() => stop());

/** A value as the SDK takes it. */
function plain(value: Value): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('stringValue' in value) return value.stringValue;
  if ('bytesValue' in value) return Bytes.fromBase64String(value.bytesValue);
  return plainFields(value.mapValue.fields ?? {});
}

const plainFields = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));

async function reset(): Promise<void> {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = context.firestore() as unknown as Firestore;
    for (const [path, fields] of Object.entries(seed))
      await setDoc(doc(firestore, path), plainFields(fields));
  });
}

function attempt({ as, call, path, fields = {} }: Operation): Promise<unknown> {
  const context =
    as === null ? environment.unauthenticatedContext() : environment.authenticatedContext(as);
  // Of the older shape of the SDK, which the newer one's functions take as well.
  const firestore = context.firestore() as unknown as Firestore;
  if (call === 'list') return getDocs(collection(firestore, path));
  const document = doc(firestore, path);
  if (call === 'get') return getDoc(document);
  return call === 'delete' ? deleteDoc(document) : setDoc(document, plainFields(fields));
}

const titleOf = ({ what, as, call, path }: Operation) =>
  `${as ?? 'nobody'}: ${call} ${path}, ${what}`;
const titled = (operations: readonly Operation[]) =>
  operations.map((operation) => [titleOf(operation), operation] as const);

describe('firestore.rules refuse', () => {
  // What is refused changes nothing.
  beforeAll(reset);
  it.each(titled(forbidden))('%s', async (_, operation) => {
    await assertFails(attempt(operation));
  });
});

describe('firestore.rules allow', () => {
  beforeEach(reset);
  it.each(titled(allowed))('%s', async (_, operation) => {
    await assertSucceeds(attempt(operation));
  });
});
