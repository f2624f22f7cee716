import type { Change } from './change.ts';

export interface Outcome {
  readonly change: Change;
  readonly taken: number;
  /** What the gate says of each picture that differs. */
  readonly differing: readonly string[];
}

const pixelsIn = (summary: string) =>
  Number(/^(\d+) pixels? differ/.exec(summary)?.[1] ?? Infinity);

/** The picture in which least differs: that is what had to be found. */
function least(differing: readonly string[]): string {
  const [first = ''] = differing.toSorted((one, other) => pixelsIn(one) - pixelsIn(other));
  return first;
}

const fileName = (file: string) => `\`${file.split('/').at(-1)}\``;

const row = ({ change, taken, differing }: Outcome, verdict: string) =>
  `| ${change.name} | ${fileName(change.file)} | ${differing.length} of ${taken} | ${verdict} |`;

const table = (rows: readonly string[], last: string) =>
  [`| change | file | pictures that differ | ${last} |`, '|---|---|---|---|', ...rows].join('\n');

export interface Proof {
  readonly environment: string;
  readonly changes: readonly Outcome[];
  readonly refactors: readonly Outcome[];
  /** Of the unchanged workspace, photographed once more at the end. */
  readonly control: { readonly taken: number; readonly differing: number };
}

export const caught = ({ changes }: Proof) => changes.filter(({ differing }) => differing.length);
export const silent = ({ refactors }: Proof) => refactors.filter((each) => !each.differing.length);

/** The page of the documentation that says what was proved. */
export function pageOf(proof: Proof): string {
  const { environment, changes, refactors, control } = proof;
  return `# What the visual gate sees

Written by \`pnpm test:visual:proof\` (${environment}): in a copy of the workspace each change is made
in the source, served by Storybook, and photographed in the stories that show it.

- ${caught(proof).length} of ${changes.length} seeded changes were seen.
- ${silent(proof).length} of ${refactors.length} refactors without effect were silent.
- The unchanged workspace, photographed again at the end: ${control.differing} of ${control.taken} pictures differ.

## Changes that must be seen

${table(
  changes.map((each) => row(each, each.differing.length ? least(each.differing) : 'NOT SEEN')),
  'least of them',
)}

## Refactors that must be silent

${table(
  refactors.map((each) => row(each, each.differing.length ? least(each.differing) : 'silent')),
  'verdict',
)}
`;
}
