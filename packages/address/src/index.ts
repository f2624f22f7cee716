export { httpsAddress, longestAddress } from './httpsAddress.ts';
