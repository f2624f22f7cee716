/**
 * Loaded into the emulators' process: the Auth emulator compiles a validator when the first message for
 * it comes. By itself it compiles all of them when it starts, two thirds of the CPU time of a start.
 */
import { createRequire } from 'node:module';

interface Exegesis {
  middleware: (document: object, options: object) => Promise<unknown>;
}

const require = createRequire(import.meta.url);
const requireBeside = createRequire(require.resolve('firebase-tools/package.json'));
const exegesis: Exegesis = requireBeside('exegesis-express');
const { middleware } = exegesis;

exegesis.middleware = (document, options) =>
  middleware(document, { ...options, lazyCompileValidationSchemas: true });
