export { BlogScreen as Component } from '../features/articles/BlogScreen.tsx';
