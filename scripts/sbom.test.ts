import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { describe, expect, it } from 'vitest';
import { type Lockfile, readLockfile } from './lockfile.ts';
import { sbomOf } from './sbom.ts';

const root = join(import.meta.dirname, '..');
const lockfile = readLockfile(root);
const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);

interface Bom {
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly purl: string;
    readonly scope: string;
    readonly hashes?: readonly { readonly content: string }[];
    readonly licenses?: readonly unknown[];
  }[];
  readonly dependencies: readonly {
    readonly ref: string;
    readonly dependsOn?: readonly string[];
  }[];
}

const bomOf = (from: Lockfile) => JSON.parse(sbomOf(from)) as Bom;
const bom = bomOf(lockfile);
const component = (name: string) =>
  bom.components.find(({ 'bom-ref': ref }) => ref.startsWith(`${name}@`));

describe('the bill of materials', () => {
  it('is valid CycloneDX 1.6', async () => {
    expect(await validator.validate(sbomOf(lockfile))).toBeNull();
  });

  it('control: the validator refuses what is not', async () => {
    const broken = JSON.stringify({ ...bom, components: [{ name: 'without a type' }] });
    expect(await validator.validate(broken)).not.toBeNull();
  });

  it('holds exactly the packages of the lockfile, each with its checksum', () => {
    const ids = Object.keys(lockfile.packages);
    expect(ids.length).toBeGreaterThan(500);
    expect(bom.components.map(({ 'bom-ref': ref }) => ref).sort()).toEqual(ids.sort());
    expect(bom.components.filter(({ hashes }) => hashes?.[0]?.content.length !== 128)).toEqual([]);
    expect(new Set(bom.components.map(({ purl }) => purl)).size).toBe(ids.length);
  });

  it('tells what ships from what only builds and tests', () => {
    expect(component('react-dom')).toMatchObject({ scope: 'required' });
    expect(component('@firebase/auth')).toMatchObject({ scope: 'required' });
    expect(component('workbox-precaching')).toMatchObject({ scope: 'required' });
    expect(component('@zxcvbn-ts/language-common')).toMatchObject({ scope: 'required' });
    expect(component('typescript')).toMatchObject({ scope: 'excluded' });
    expect(component('firebase-tools')).toMatchObject({ scope: 'excluded' });
  });

  it('names the licences of what is installed', () => {
    expect(component('react')?.licenses).toEqual([{ license: { name: 'MIT' } }]);
    const shipped = bom.components.filter(({ scope }) => scope === 'required');
    expect(shipped.length).toBeGreaterThan(10);
    expect(shipped.filter(({ licenses }) => licenses === undefined)).toEqual([]);
  });

  it('knows who depends on whom', () => {
    const auth = bom.dependencies.find(({ ref }) => ref.startsWith('@firebase/auth@'));
    expect(auth?.dependsOn).toContainEqual(expect.stringMatching(/^@firebase\/util@/));
    const own = bom.dependencies.find(({ ref }) => ref === 'aulario');
    expect(own?.dependsOn).toContainEqual(expect.stringMatching(/^react@/));
  });

  it('follows the lockfile, and does not guess where it is torn', () => {
    const id = 'added-by-the-test@1.0.0';
    const packages = { ...lockfile.packages, [id]: { resolution: { integrity: '' } } };
    expect(bomOf({ ...lockfile, packages }).components).toHaveLength(bom.components.length + 1);
    const { [Object.keys(lockfile.packages)[0] ?? '']: _, ...others } = lockfile.packages;
    expect(() => sbomOf({ ...lockfile, packages: others })).toThrow('does not hold');
  });

  it('is printed by the command, the same each time', () => {
    const printed = execFileSync(process.execPath, [join(root, 'scripts/sbom.ts')], {
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    });
    expect(printed).toBe(`${sbomOf(lockfile)}\n`);
  });
});
