export { type CalendarOptions, planCalendar } from './planCalendar.ts';
