import type { CollectionSnapshot, Records, StorageProblem } from '@aulario/local-data';
import { recordCodec } from '../course/recordCodec.ts';
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

const codec = recordCodec<PlanSettings>(planSettings, () => name);

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

/** Moves a visitor's plan to an account that has none; otherwise it stays with the visitor. */
export function bringPlan(visitor: PlanRepository, account: PlanRepository): void {
  const { settings } = visitor.getSnapshot();
  if (settings === null || account.getSnapshot().settings !== null) return;
  account.change(() => settings);
  if (account.getSnapshot().problem === 'none') visitor.change(() => null);
}
