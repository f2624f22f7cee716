export { planCalendar } from './planCalendar.ts';
