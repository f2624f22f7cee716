export { BlogScreen as Component } from './BlogScreen.tsx';
