import { planExcluded } from './planSlots.ts';
