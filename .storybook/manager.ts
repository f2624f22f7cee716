import { addons } from 'storybook/manager-api';
import { brandTheme, systemIsDark } from './brandTheme.ts';

const dress = () => addons.setConfig({ theme: brandTheme() });

dress();
systemIsDark.addEventListener('change', dress);
