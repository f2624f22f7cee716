import type { Plugin } from 'vite';

type Replacement = readonly [pattern: RegExp, by: string];

/** What is left out of a library's file: each pattern, for what stands beside it. The file is known by the first. */
interface Omission {
  readonly file: RegExp;
  readonly replaced: readonly [Replacement, ...Replacement[]];
}

const omissions: readonly Omission[] = [
  {
    file: /\/react-router\/dist\/development\/chunk-[^/]+\.mjs$/,
    replaced: [
      // Its build for production, which its package offers to no bundler.
      [/ENABLE_DEV_WARNINGS = true/, 'ENABLE_DEV_WARNINGS = false'],
      // What keeps components in the build that nobody uses.
      [/^\w+\.displayName = .*$/gm, ''],
      [/= (?=React\d*\.forwardRef\()/g, '= /* @__PURE__ */ '],
      [/^var (Await|Remix)ErrorBoundary = class .*?^};$/gms, 'var $1ErrorBoundary;'],
      // Links that load ahead, in its framework only.
      [/return shouldPrefetch && !isAbsolute \? .*? : link;/s, 'return link;'],
    ],
  },
  {
    // Prefixes for older browsers than ours: `enableVendorPrefixes` is off.
    file: /\/stylis\/src\/Prefixer\.js$/,
    replaced: [[/^.*$/s, 'export const prefix = (value) => value;']],
  },
  {
    // React has it itself.
    file: /\/use-sync-external-store\/shim\/index\.js$/,
    replaced: [[/^.*$/s, "export { useSyncExternalStore } from 'react';"]],
  },
];

/**
 * Leaves out of libraries what the product never uses, and no bundler can leave out. Fails where another
 * version of a library has no such thing.
 */
export const withoutUnused = (): Plugin[] =>
  omissions.map(({ file, replaced }) => ({
    name: 'aulario:without-unused',
    apply: 'build',
    transform: {
      filter: { id: file, code: replaced[0][0] },
      handler(code, id) {
        let rest = code;
        for (const [pattern, by] of replaced) {
          const next = rest.replace(pattern, by);
          if (next === rest) this.error(`${id} has no ${pattern}`);
          rest = next;
        }
        return { code: rest, map: null };
      },
    },
  }));
