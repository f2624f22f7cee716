import { spawn } from 'node:child_process';
import { redactSecrets } from '../../packages/feeds/src/source/redactSecrets.ts';

/** How a command ended. */
export interface CommandResult {
  readonly code: number;
  readonly output: string;
  /** The end of what it wrote to both streams, without keys in addresses. */
  readonly lastLines: string;
}

/** Shown of a command that failed. */
const maxLines = 8;

const msPerMinute = 60_000;

/** The maximum time of a command that reads no feeds. */
const maxCommandMs = 30 * msPerMinute;

/**
 * Runs a command, shows what it writes without keys in addresses, and resolves when it ends, or is stopped
 * because it takes too long.
 */
export function runCommand(
  [command = '', ...args]: readonly string[],
  cwd: string,
  timeoutMs = maxCommandMs,
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    });
    let output = '';
    let all = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      all += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      all += text;
    });
    child.on('error', reject);
    child.on('exit', () => {
      if (!child.killed) return;
      all = `${all.trim()}\nIt was stopped after ${Math.ceil(timeoutMs / msPerMinute)} min.`;
      // What it has started may hold its streams open.
      child.stdout.destroy();
      child.stderr.destroy();
    });
    child.on('close', (code) => {
      const shown = redactSecrets(all.trim());
      console.log(shown);
      // The trace of an error would push its message out.
      const lines = shown.split('\n').filter((line) => !/^\s+at /.test(line));
      const lastLines = lines.slice(-maxLines).join('\n');
      resolve({ code: code ?? 1, output, lastLines });
    });
  });
}

/** Runs a command that has to succeed. Rejects with the end of what it wrote. */
export async function mustRun(command: readonly string[], cwd: string): Promise<string> {
  const { code, output, lastLines } = await runCommand(command, cwd);
  if (code !== 0)
    throw new Error(`${command.slice(0, 3).join(' ')} ended with ${code}: ${lastLines}`);
  return output;
}
