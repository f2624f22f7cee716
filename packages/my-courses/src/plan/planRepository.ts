import { recordCodec } from '@aulario/course-data/records';
import type { Change, OpenRecords, StorageProblem, Store } from '@aulario/local-data';
import { viewOf } from '../device/viewOf.ts';
import { isStored, moveStored } from '../merge/moveStored.ts';
import { type PlanSettings, planSettings } from './planSettings.ts';

/** The plan of one owner. The same object until something in it changes. */
export interface PlanSnapshot {
  /** Null before the first change. */
  readonly settings: PlanSettings | null;
  readonly problem: StorageProblem;
}

/** The plan's settings of one owner. No method throws. */
export interface PlanRepository extends Store<PlanSnapshot> {
  /** Null removes the plan. */
  change(decide: (current: PlanSettings | null) => PlanSettings | null): Change<PlanSettings>;
}

/** The key of the only plan so far. */
const name = 'own';

/** The hours of each course merge on their own. */
export const planPaths = ['value', 'value.hours'];

const codec = recordCodec<PlanSettings>(planSettings, () => name);

/** Opens the plan of an owner. */
export function createPlanRepository(records: OpenRecords): PlanRepository {
  const items = records.open('plan', codec, { paths: planPaths });
  return {
    ...viewOf(
      items,
      (stored): PlanSnapshot => ({
        settings: stored.items.get(name) ?? null,
        problem: stored.problem,
      }),
    ),
    change: (decide) => items.change(name, decide),
  };
}

/** Adds the hours and prices of another plan that a plan lacks. */
const withMissingValues = (own: PlanSettings, other: PlanSettings): PlanSettings => ({
  ...own,
  hours: { ...other.hours, ...own.hours },
  monthlyPrices: [
    ...own.monthlyPrices,
    ...other.monthlyPrices.filter(
      ({ platform }) => !own.monthlyPrices.some((known) => known.platform === platform),
    ),
  ],
});

/**
 * Moves a visitor's plan to an account without one; a plan of the account only receives the hours
 * and prices that it lacks.
 */
export function mergeVisitorPlan(visitor: PlanRepository, account: PlanRepository): void {
  const { settings } = visitor.getSnapshot();
  if (settings === null) return;
  const hadPlan = account.getSnapshot().settings !== null;
  moveStored(
    [settings],
    (plan) =>
      isStored(account.change((own) => (own === null ? plan : withMissingValues(own, plan)))),
    () =>
      visitor.change((own) => (own && hadPlan ? { ...own, hours: {}, monthlyPrices: [] } : null)),
  );
}
