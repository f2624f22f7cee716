import './recovery/bootRecovery.ts';
import { preloadRoute } from './preloadRoute.ts';
import './startTheme.ts';

// Inlined in every page but the dashboard's.

preloadRoute();
