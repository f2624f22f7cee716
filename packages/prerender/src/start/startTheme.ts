import { openStorage } from '@aulario/frame/services/openStorage.ts';
import { readSetting } from '@aulario/frame/settings/settings.ts';
import { applyTheme } from '@aulario/frame/theme/theme.ts';

// Inlined in every page: applied later, the other theme would flash.

applyTheme(readSetting(openStorage('localStorage'), 'theme'));
