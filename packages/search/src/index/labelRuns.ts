import { type ByteReader, type ByteWriter, damaged } from './bytes/bytes.ts';

/** A run of consecutive documents with one label. A catalogue sorted by label has few runs. */
export interface LabelRun {
  label: string;
  length: number;
}

/** The runs of the documents' labels. */
export function labelRuns(labels: readonly string[]): LabelRun[] {
  const runs: LabelRun[] = [];
  for (const label of labels) {
    const last = runs.at(-1);
    if (last?.label === label) last.length += 1;
    else runs.push({ label, length: 1 });
  }
  return runs;
}

export function writeRuns(out: ByteWriter, runs: readonly LabelRun[]): void {
  const labels = [...new Set(runs.map(({ label }) => label))];
  out.varint(labels.length);
  for (const label of labels) out.text(label);
  out.varint(runs.length);
  for (const { label, length } of runs) {
    out.varint(labels.indexOf(label));
    out.varint(length);
  }
}

export function readRuns(input: ByteReader, documentCount: number): LabelRun[] {
  const labels = Array.from({ length: input.count() }, () => input.text());
  const runs = Array.from({ length: input.count() }, () => ({
    label: labels[input.varint()] ?? damaged('a label that is not there'),
    length: input.varint(),
  }));
  const documents = runs.reduce((sum, { length }) => sum + length, 0);
  return documents === documentCount ? runs : damaged('its labels are of other documents');
}

/** Returns the value of each document's label: a binary search over the runs. */
export function byLabel<Value>(
  runs: readonly LabelRun[],
  ofLabel: (label: string) => Value,
): (document: number) => Value {
  const ends: number[] = [];
  let end = 0;
  for (const { length } of runs) {
    end += length;
    ends.push(end);
  }
  const values = runs.map(({ label }) => ofLabel(label));
  const other = ofLabel('');
  return (document) => {
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ends[middle] ?? 0) <= document) low = middle + 1;
      else high = middle;
    }
    return values[low] ?? other;
  };
}

/** Returns a test whether a document has the label. */
export const labelTest = (runs: readonly LabelRun[], label: string | undefined) =>
  byLabel(runs, (one) => one === label);
