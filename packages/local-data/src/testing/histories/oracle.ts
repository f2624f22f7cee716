import type { Values } from '../../record/record.ts';

/**
 * What the reader did, and so what has to be there in the end. It knows values alone, nothing of how
 * they merge: each addition leaves a field of its own in its record, which is its token.
 */
export interface Oracle {
  /** Returns the values of a record that is added. */
  add(account: string): Values;
  /** Returns the values after an edit of the note. */
  edit(values: Values): Values;
  remove(values: Values): void;
  /** Everything done in these steps is stored now. */
  promise(steps: Iterable<number>): void;
  /** The reader agrees to lose what was done in these steps. */
  agreeToLose(steps: Iterable<number>): void;
  /** The latest step: an addition, an edit or a removal. */
  step(): number;
  /** What is wrong with the records of an account, all devices being equal. */
  faults(account: string, records: Iterable<Values>): readonly string[];
}

interface Token {
  readonly account: string;
  readonly step: number;
  /** The steps of the removals that saw it. */
  readonly removals: number[];
}

const prefix = 'token';

export function createOracle(): Oracle {
  const tokens: Token[] = [];
  const overwritten = new Map<string, number[]>();
  const promised = new Set<number>();
  const agreed = new Set<number>();
  let steps = 0;

  const tokensIn = (values: Values) =>
    Object.keys(values)
      .filter((name) => name.startsWith(prefix))
      .map((name) => Number(name.slice(prefix.length)));

  const isPromised = (step: number) => promised.has(step) && !agreed.has(step);

  return {
    add(account) {
      steps += 1;
      const token = tokens.push({ account, step: steps, removals: [] }) - 1;
      return { [`${prefix}${String(token)}`]: true, note: `n${String(steps)}` };
    },
    edit(values) {
      steps += 1;
      const note = String(values['note']);
      overwritten.set(note, [...(overwritten.get(note) ?? []), steps]);
      return { ...values, note: `n${String(steps)}` };
    },
    remove(values) {
      steps += 1;
      for (const token of tokensIn(values)) tokens[token]?.removals.push(steps);
    },
    promise(done) {
      for (const step of done) promised.add(step);
    },
    agreeToLose(done) {
      for (const step of done) agreed.add(step);
    },
    step: () => steps,
    faults(account, records) {
      const all = [...records];
      const present = new Set(all.flatMap(tokensIn));
      const faults = all
        .map((values) => String(values['note']))
        .filter((note) => overwritten.get(note)?.some(isPromised))
        .map((note) => `note ${note} came back`);
      for (const token of present) {
        if (tokens[token]?.account !== account) faults.push(`${String(token)} is another's`);
      }
      for (const [token, { step, removals, ...at }] of tokens.entries()) {
        if (at.account !== account) continue;
        const isThere = present.has(token);
        if (!isThere && isPromised(step) && removals.length === 0) {
          faults.push(`${String(token)} is lost`);
        }
        if (isThere && removals.some(isPromised)) {
          faults.push(`${String(token)} came back`);
        }
      }
      return faults;
    },
  };
}
