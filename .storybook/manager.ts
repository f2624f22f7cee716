import { addons } from 'storybook/manager-api';
import { brandTheme, systemIsDark } from './brandTheme.ts';
import { searchSynonyms } from './synonyms.ts';

const dress = () => addons.setConfig({ theme: brandTheme() });

dress();
searchSynonyms();
systemIsDark.addEventListener('change', dress);
