import { openStorage } from '../features/services/openStorage.ts';
import { applyTheme, readTheme } from '../features/theme/theme.ts';

// Inlined in every page: applied later, the other theme would flash.

applyTheme(readTheme(openStorage('localStorage')));
