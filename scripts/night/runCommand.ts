import { execFile } from 'node:child_process';
import { redactSecrets } from '../../packages/feeds/src/source/redactSecrets.ts';

/** How a command ended. */
export interface CommandResult {
  readonly code: number;
  readonly output: string;
  /** The end of what it wrote, errors last, without keys in addresses. */
  readonly lastLines: string;
}

/** Shown of a command that failed. */
const maxLines = 8;

const msPerMinute = 60_000;

/** The maximum time of a command that reads no feeds. */
const maxCommandMs = 30 * msPerMinute;

/**
 * Runs a command, shows what it wrote without keys in addresses, and resolves when it ends, or is stopped
 * because it takes too long.
 */
export const runCommand = (
  [command = '', ...args]: readonly string[],
  cwd: string,
  timeoutMs = maxCommandMs,
): Promise<CommandResult> =>
  new Promise((resolve, reject) => {
    const limits = { timeout: timeoutMs, maxBuffer: Number.POSITIVE_INFINITY };
    const child = execFile(command, args, { cwd, ...limits }, (error, output, errors) => {
      // It could not be started.
      if (typeof error?.code === 'string') return reject(error);
      const minutes = Math.ceil(timeoutMs / msPerMinute);
      const stopped = error?.killed ? `It was stopped after ${minutes} min.` : '';
      const shown = redactSecrets(`${output}\n${errors}\n${stopped}`.trim());
      console.log(shown);
      // The trace of an error would push its message out.
      const lines = shown.split('\n').filter((line) => !/^\s*$|^\s+at /.test(line));
      const lastLines = lines.slice(-maxLines).join('\n');
      resolve({ code: error === null ? 0 : (error.code ?? 1), output, lastLines });
    });
    child.stdin?.end();
  });

/** Runs a command that has to succeed. Rejects with the end of what it wrote. */
export async function mustRun(command: readonly string[], cwd: string): Promise<string> {
  const { code, output, lastLines } = await runCommand(command, cwd);
  if (code !== 0)
    throw new Error(`${command.slice(0, 3).join(' ')} ended with ${code}: ${lastLines}`);
  return output;
}
