import {
  createServedCatalogue,
  serveCatalogue,
  type WorkerScope,
} from '@aulario/course-data/worker';
import { fetchInTime } from '../fetchInTime.ts';

// The project's types only know the page's `self`.
const scope = globalThis as unknown as WorkerScope;

serveCatalogue(scope, (init, report) => createServedCatalogue(init, fetchInTime, report));
