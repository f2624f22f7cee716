import * as v from 'valibot';
import { plainText } from './plainText.ts';

/** What is wrong with a record, and where: 'price.money.amount'. */
export interface RecordIssue {
  /** Dotted path inside the record; '' for the record itself. */
  path: string;
  message: string;
}

/** One dotted path from a place and what lies inside it; empty parts are left out. */
export function joinPath(...parts: readonly (string | number)[]): string {
  return parts.filter((part) => part !== '').join('.');
}

/** The issues of a failed parse in the shape that the package reports. */
export function recordIssues(
  issues: readonly v.BaseIssue<unknown>[],
): readonly [RecordIssue, ...RecordIssue[]] {
  const [first, ...others] = issues.map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    message: issue.message,
  }));
  return [first ?? { path: '', message: 'Invalid record' }, ...others];
}

/** A line of text, cleaned. */
export const lineSchema = v.pipe(v.string(), v.maxLength(1000), v.transform(plainText));

/** A line that says something. */
export const nameSchema = v.pipe(lineSchema, v.minLength(1, 'Empty text'));

/** A string that must come out of one of the address readers. */
export function addressSchema(read: (value: string) => string | null) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const address = read(dataset.value);
      if (address !== null) return address;
      addIssue({ message: 'Address not allowed' });
      return NEVER;
    }),
  );
}
