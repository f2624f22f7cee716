import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, root, trackedFiles } from './repository.ts';

const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
const turbo = join(root, 'node_modules/turbo/bin/turbo');

const copy = mkdtempSync(join(tmpdir(), 'aulario-'));

/** Copies the tracked and new files in their current state into a git repository of their own. */
beforeAll(() => {
  for (const file of trackedFiles()) cpSync(join(root, file), join(copy, file));
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
});

afterAll(() => rmSync(copy, { recursive: true }));

type Import = readonly [file: string, module: string];

const refused: readonly Import[] = [
  ['packages/ui/src/components/Button/Button.tsx', '@aulario/course-data'],
  ['packages/ui/src/patterns/course/CourseCard/CourseCard.tsx', 'react-router-dom'],
  ['packages/ui/src/components/Button/Button.tsx', '../../theme/palette.ts'],
  ['packages/ui/src/patterns/course/CourseCard/CourseCard.tsx', '../../../theme/palette.ts'],
  ['packages/safe-url/src/httpsAddress.ts', '@aulario/course-data'],
  ['packages/local-data/src/records.ts', '@aulario/course-data'],
  ['packages/course-data/src/course/course.ts', '@aulario/ui'],
  ['packages/course-data/src/course/course.ts', 'styled-components'],
  ['packages/search/src/answer/runQuery.ts', '@aulario/course-data'],
  ['packages/search/src/answer/runQuery.ts', 'react'],
  ['packages/auth/src/authService.ts', '@aulario/course-data'],
  ['packages/auth/src/authService.ts', 'firebase/auth'],
  ['packages/auth/src/firebase/createFirebaseAuthService.ts', '@aulario/dev-tools/emulators'],
  ['packages/firestore/src/createFirestoreCloud.ts', '@aulario/auth'],
  ['packages/firestore/src/createFirestoreCloud.ts', 'firebase/auth'],
  ['packages/local-data/src/records.ts', '@aulario/firestore'],
  ['packages/course-data/src/course/course.ts', '@aulario/my-courses/cart'],
  ['packages/my-courses/src/cart/cartOrder.ts', 'react'],
  ['packages/frame/src/session/Session.tsx', '@aulario/my-courses/cart'],
  ['packages/frame/src/session/Session.tsx', '@aulario/screens/cart/CartLines.tsx'],
  ['packages/course-view/src/course/coverOf.ts', '@aulario/screens/cart/CartLines.tsx'],
  ['packages/screens/src/cart/CartLines.tsx', '@aulario/prerender/start/hydrate/keepPlace.ts'],
  ['packages/screens/src/cart/CartLines.tsx', 'firebase/auth'],
  ['apps/web/src/app/App.tsx', 'firebase/auth'],
];

const allowed: readonly Import[] = [
  ['packages/screens/src/cart/CartLines.tsx', '@aulario/course-view/course/coverOf.ts'],
  ['packages/course-view/src/kept/useCart.ts', '@aulario/my-courses/cart'],
  ['packages/ui/src/components/Button/Button.tsx', '../../theme/color.ts'],
  ['packages/course-data/src/course/parsing/courseAddress.ts', '@aulario/safe-url'],
  ['packages/course-data/src/catalogue/indexing/courseDocument.ts', '@aulario/search'],
  ['packages/firestore/src/createFirestoreCloud.ts', '@aulario/local-data/sync'],
  ['packages/auth/src/photoUrlOf.ts', '@aulario/safe-url'],
  ['packages/auth/src/firebase/emulator/x.test.ts', '@aulario/safe-url/testing'],
  ['packages/auth/src/firebase/emulator/setUp.ts', '@aulario/dev-tools/emulators'],
  ['packages/auth/src/firebase/firebaseAuthService.ts', 'firebase/auth'],
];

const nameOf = ([file, module]: Import) => `${file} imports ${module}`;

/** Changes a file of the copy, or adds it; the function that it returns takes that back. */
function edit(file: string, change: (text: string) => string): () => void {
  const path = join(copy, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : null;
  writeFileSync(path, change(before ?? ''));
  return () => (before === null ? rmSync(path) : writeFileSync(path, before));
}

/** Which of the imports the linter refuses; all are put into the copy at once, a line for each. */
function lint(imports: readonly Import[]): ReadonlySet<string> {
  const byFile = Map.groupBy(imports, ([file]) => file);
  const lineOf = ([, module]: Import, at: number) => `import { a as a${at} } from '${module}';\n`;
  const undone = Array.from(byFile, ([file, own]) => edit(file, () => own.map(lineOf).join('')));
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=github', '--max-diagnostics=none', ...byFile.keys()],
    { cwd: copy, encoding: 'utf8' },
  );
  for (const undo of undone) undo();
  const violationPattern =
    /title=lint\/(?:style\/noRestrictedImports|correctness\/noUndeclaredDependencies),file=([^,]+),line=(\d+)/g;
  return new Set(
    Array.from(stdout.matchAll(violationPattern), ([, path = '', line]) => {
      const file = relative(copy, path);
      const [, module = ''] = byFile.get(file)?.[Number(line) - 1] ?? [];
      return nameOf([file, module]);
    }),
  );
}

it('refuses these imports of other packages, and allows the others', () => {
  expect(lint([...refused, ...allowed])).toEqual(new Set(refused.map(nameOf)));
});

describe('the application', () => {
  const sources = globSync('apps/web/{build,scripts,src}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.|\/(?:stories|flows|tests|testing)\//.test(file),
  );

  it('stays thin: at most 2,000 lines beside its tests and stories', () => {
    const lines = sources.flatMap((file) => read(file).split('\n'));
    expect(sources).toContain('apps/web/src/app/routes.tsx');
    expect(lines.length).toBeLessThanOrEqual(2000);
  });
});

describe('the workspace', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [turbo, ...args], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    });

  interface PlannedTask {
    readonly taskId: string;
    readonly hash: string;
    /** The hash of each file that the task's own hash is made of. */
    readonly inputs: Readonly<Record<string, string>>;
  }

  function planned(task: string): readonly PlannedTask[] {
    return JSON.parse(run('run', task, '--dry=json').stdout).tasks;
  }

  /** What turbo would take from its cache: a task's hash stays, or it runs again. */
  const hashes = (): Readonly<Record<string, string>> =>
    Object.fromEntries(planned('check-types').map(({ taskId, hash }) => [taskId, hash]));

  it('has no package that reaches into another', () => {
    expect(run('boundaries').status).toBe(0);
  });

  it('refuses dependencies that lead back up or to what is for development only, and imports that no manifest names', () => {
    const dependencies = [
      ['ui', 'auth'],
      ['course-data', 'my-courses'],
      ['course-data', 'search-eval'],
      ['my-courses', 'auth'],
      ['typesense', 'my-courses'],
      ['frame', 'my-courses'],
      ['course-view', 'screens'],
      ['screens', 'prerender'],
      ['prerender', 'typesense'],
      ['search-eval', 'frame'],
    ] as const;
    const undone = dependencies.map(([from, to]) =>
      edit(`packages/${from}/package.json`, (text) => {
        const manifest = JSON.parse(text);
        manifest.dependencies[`@aulario/${to}`] = 'workspace:*';
        return JSON.stringify(manifest);
      }),
    );
    const index = 'packages/course-data/src/index.ts';
    undone.push(edit(index, (text) => `${text}import 'firebase/auth';\n`));
    const { stdout, stderr } = run('boundaries');
    for (const undo of undone.toReversed()) undo();
    // Turbo breaks its lines, with a bar before each.
    const text = (stdout + stderr).replace(/[\s|│]+/g, ' ');
    for (const [from, to] of dependencies)
      expect(text).toContain(
        `Package \`@aulario/${to}\` found without any tag listed in allowlist for \`@aulario/${from}\``,
      );
    expect(text).toContain('cannot import package `firebase` because it is not a dependency');
  });

  it('checks again what depends on a change, and nothing else', () => {
    const before = hashes();
    const changedBy = (file: string) => {
      const undo = edit(file, (text) => `${text}\n`);
      const after = hashes();
      undo();
      return Object.keys(before).filter((task) => after[task] !== before[task]);
    };
    expect(changedBy('tsconfig.base.json')).toEqual(Object.keys(before));
    const changed = changedBy('packages/ui/src/index.ts');
    expect(changed).toContain('@aulario/ui#check-types');
    expect(changed).toContain('@aulario/web#check-types');
    expect(changed).not.toContain('@aulario/course-data#check-types');
    expect(changed).not.toContain('@aulario/auth#check-types');
  });

  it.each([
    [
      '//#check-types',
      [
        '.storybook/preview.tsx',
        'packages/screens/build/articles.ts',
        'apps/web/scripts/chooseCatalogue.ts',
        'apps/web/src/stories/latency.ts',
        'packages/feeds/samples/courses.json',
        'packages/search/package.json',
      ],
    ],
    [
      '//#test:tooling',
      [
        '.github/workflows/deploy.yml',
        'apps/web/scripts/chooseCatalogue.ts',
        'bench/README.md',
        'chromatic.config.json',
        'docs/screenshots/landing.png',
        'packages/search/src/index/core.ts',
      ],
    ],
  ])('runs %s again when any of the files changes that it reads', (task, files) => {
    const [found] = planned(task).filter(({ taskId }) => taskId === task);
    expect(Object.keys(found?.inputs ?? {})).toEqual(expect.arrayContaining(files));
  });
});
