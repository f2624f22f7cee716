import { openStorage } from '@aulario/frame/services/openStorage.ts';
import { applyTheme, readTheme } from '@aulario/frame/theme/theme.ts';

// Inlined in every page: applied later, the other theme would flash.

applyTheme(readTheme(openStorage('localStorage')));
