/**
 * Queries the registry for known vulnerabilities of the lockfile's packages. Uses the successor of
 * the endpoint that this version of `pnpm audit` calls, which was retired in 2026.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type AuditException, auditExceptions } from './auditExceptions.ts';
import { type Lockfile, nameAndVersion, readLockfile, shippedPackages } from './lockfile.ts';

const root = join(import.meta.dirname, '..');
const severities = ['info', 'low', 'moderate', 'high', 'critical'];

/**
 * The minimum severity that fails: stricter for shipped packages than for those that build and
 * test.
 */
const levels = { shipped: 'moderate', other: 'high' };

interface Advisory {
  /** 'https://…/GHSA-xxxx-xxxx-xxxx' */
  readonly url: string;
  readonly title: string;
  readonly severity: string;
}

/** The result of an audit: lines to print, and whether it fails. */
export interface AuditReport {
  readonly lines: readonly string[];
  readonly hasFailed: boolean;
}

/** Returns the advisories; null when the registry has none to offer or is unreachable. */
async function askFor(lockfile: Lockfile, registry: string) {
  const versions: Record<string, string[]> = {};
  for (const id of Object.keys(lockfile.packages)) {
    const [name, version] = nameAndVersion(id);
    versions[name] = [...(versions[name] ?? []), version];
  }
  try {
    const response = await fetch(new URL('-/npm/v1/security/advisories/bulk', registry), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(versions),
      signal: AbortSignal.timeout(60_000),
    });
    if (!response.ok) return null;
    return (await response.json()) as Record<string, readonly Advisory[]>;
  } catch {
    return null;
  }
}

const idOf = ({ url }: Advisory) => url.slice(url.lastIndexOf('/') + 1);

/**
 * Audits the lockfile; null when the advisories are unavailable.
 *
 * @param today '2026-12-31'
 */
export async function audit(
  lockfile: Lockfile,
  registry: string,
  exceptions: readonly AuditException[],
  today: string,
): Promise<AuditReport | null> {
  const found = await askFor(lockfile, registry);
  if (found === null) return null;
  const shipped = new Set([...shippedPackages(lockfile)].map((id) => nameAndVersion(id)[0]));
  const valid = new Set(exceptions.filter(({ until }) => until >= today).map(({ id }) => id));
  const seen = new Set<string>();
  const lines: string[] = [];
  for (const [name, advisories] of Object.entries(found)) {
    const level = levels[shipped.has(name) ? 'shipped' : 'other'];
    for (const advisory of advisories) {
      seen.add(idOf(advisory));
      const isGrave = severities.indexOf(advisory.severity) >= severities.indexOf(level);
      const isExcepted = valid.has(idOf(advisory));
      const verdict = isExcepted ? 'excepted' : isGrave ? 'FAILED' : 'below the level';
      lines.push(`${verdict}: ${name}, ${advisory.severity}: ${advisory.title} ${advisory.url}`);
    }
  }
  const idle = exceptions.filter(({ id }) => !seen.has(id) || !valid.has(id));
  for (const { id } of idle) lines.push(`FAILED: the exception for ${id} is over, or not needed`);
  lines.push(`${Object.keys(lockfile.packages).length} packages audited`);
  return { lines, hasFailed: lines.some((line) => line.startsWith('FAILED')) };
}

/** An unavailable registry fails in CI ('--required'); elsewhere it is only reported. */
async function main(isRequired: boolean): Promise<number> {
  const registry = execFileSync('pnpm', ['config', 'get', 'registry'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const today = new Date().toISOString().slice(0, 10);
  const report = await audit(readLockfile(root), registry.trim(), auditExceptions, today);
  console.log(report?.lines.join('\n') ?? 'skipped: no registry advisories reachable');
  return (report === null ? isRequired : report.hasFailed) ? 1 : 0;
}

if (import.meta.main) process.exitCode = await main(process.argv.includes('--required'));
