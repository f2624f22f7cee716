export { PostScreen as Component } from './PostScreen.tsx';
