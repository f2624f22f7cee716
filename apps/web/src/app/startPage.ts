import './bootRecovery.ts';
import { preloadRoute } from './preloadRoute.ts';

// Inlined in every page but the dashboard's.

preloadRoute();
