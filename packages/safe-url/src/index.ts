export { httpsAddress } from './httpsAddress.ts';
