import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** The project of the emulators. By the prefix 'demo-' the Firebase CLI knows that no such project exists. */
export const projectId = 'demo-aulario';

/** The variables that choose the ports, and their usual values. .env.emulator has the first two, too. */
const usualPorts = { PORT: 5173, AUTH_PORT: 9099, FIRESTORE_PORT: 10_099 };

/** The port that a variable of the environment chooses, or the usual one. */
export function portOf(
  variable: keyof typeof usualPorts,
  environment: NodeJS.ProcessEnv = process.env,
): number {
  const given = environment[variable];
  if (given === undefined || given === '') return usualPorts[variable];
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${variable} is '${given}', which is no port: 1 to 65535.`);
}

/** Where the product is served on this machine. */
export const webPort = portOf('PORT');
/** Where the Auth emulator listens, unless `startEmulators` is given another port. */
export const authPort = portOf('AUTH_PORT');
/**
 * Where Firestore listens: 1,000 above the accounts unless FIRESTORE_PORT says otherwise, so that a
 * second product on one machine needs no third port chosen.
 */
export const firestorePort = process.env['FIRESTORE_PORT']
  ? portOf('FIRESTORE_PORT')
  : authPort + 1000;

/** Listens on a port for a moment. Resolves with the port, which the system chooses for 0. */
async function listenOn(wanted: number): Promise<number> {
  const server = createServer().listen(wanted, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/** A port of this machine that nothing listens on, chosen by the system. */
export const freePort = (): Promise<number> => listenOn(0);

/**
 * Throws an error that names the first port that cannot be used, and the way out.
 *
 * @param ports - Each with the variable that chooses it.
 */
export async function requireFreePorts(ports: Readonly<Record<string, number>>): Promise<void> {
  const seen = new Map<number, string>();
  for (const [variable, port] of Object.entries(ports)) {
    const wayOut = `choose another one: ${variable}=${await freePort()} before the command.`;
    const other = seen.get(port);
    if (other !== undefined)
      throw new Error(`${other} and ${variable} are both ${port}: ${wayOut}`);
    seen.set(port, variable);
    await listenOn(port).catch((cause: unknown) => {
      const hint = `Stop what listens on it (lsof -i :${port} names it), or ${wayOut}`;
      throw new Error(`Port ${port} (${variable}) is taken. ${hint}`, { cause });
    });
  }
}

/** Resolves with whether a program that was started answers at an address before it ends, and in time. */
export async function answersInTime(
  child: ChildProcess,
  url: string,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (child.pid !== undefined && child.exitCode === null && Date.now() < deadline) {
    try {
      await fetch(url);
      return true;
    } catch {
      // It does not listen yet.
      await setTimeout(100);
    }
  }
  return false;
}
