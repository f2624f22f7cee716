import { addons } from 'storybook/manager-api';
import { brandTheme, systemIsDark } from './brandTheme.ts';
import { arrangeSidebar } from './sidebar.ts';

const dress = () => addons.setConfig({ theme: brandTheme() });

dress();
arrangeSidebar();
systemIsDark.addEventListener('change', dress);
