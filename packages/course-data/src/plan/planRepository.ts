import type { Codec, CollectionSnapshot, Records, StorageProblem } from '@aulario/local-data';
import * as v from 'valibot';
import { type PlanSettings, planSettings } from './planSettings.ts';

/** The plan of one owner. The same object until something in it changes. */
export interface PlanSnapshot {
  /** Null until something was said. */
  readonly settings: PlanSettings | null;
  readonly problem: StorageProblem;
}

/** What one owner has said about their plan. Nothing in it throws. */
export interface PlanRepository {
  getSnapshot(): PlanSnapshot;
  subscribe(listener: () => void): () => void;
  /** Null removes the plan. */
  change(decide: (current: PlanSettings | null) => PlanSettings | null): void;
  dispose(): void;
}

/** There is one plan for now; the name leaves room for others. */
const name = 'own';

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(1), value: planSettings }),
);

const codec: Codec<PlanSettings> = {
  encode: (value) => JSON.stringify({ version: 1, value }),
  decode(text) {
    const read = v.safeParse(stored, text);
    return read.success ? read.output.value : null;
  },
};

export function createPlanRepository(records: Records): PlanRepository {
  const items = records.open('plan', codec);
  type From = CollectionSnapshot<PlanSettings>;
  let known: { readonly from: From; readonly snapshot: PlanSnapshot } | null = null;

  return {
    getSnapshot() {
      const from = items.getSnapshot();
      if (known?.from !== from) {
        const settings = from.items.get(name) ?? null;
        known = { from, snapshot: { settings, problem: from.problem } };
      }
      return known.snapshot;
    },
    subscribe: items.subscribe,
    change: (decide) => void items.change(name, decide),
    dispose: items.dispose,
  };
}
