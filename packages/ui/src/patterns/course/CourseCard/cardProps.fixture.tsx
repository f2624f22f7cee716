import { CourseCover } from '../CourseCover/CourseCover.tsx';
import type { StoryCourse } from './courses.fixture.ts';

/** The props of a course's card; its picture is fetched at once, as in a first row. */
export const cardProps = ({ cover, photoUrl, isEager = true, ...course }: StoryCourse) => ({
  ...course,
  picture: <CourseCover cover={cover} photoUrl={photoUrl} isEager={isEager} />,
});
