export { CourseScreen as Component } from '../features/catalogue/coursePage/CourseScreen.tsx';
