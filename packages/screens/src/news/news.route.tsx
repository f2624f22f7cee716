export { NewsScreen as Component } from './NewsScreen.tsx';
