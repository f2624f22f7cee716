export { CourseScreen as Component } from '../features/catalogue/course/CourseScreen.tsx';
