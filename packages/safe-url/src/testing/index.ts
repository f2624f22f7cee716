export { foreignAddresses, hostileAddresses } from './hostileAddresses.ts';
