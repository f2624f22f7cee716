export { CourseScreen as Component } from './coursePage/CourseScreen.tsx';
