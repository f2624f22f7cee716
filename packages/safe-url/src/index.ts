export { httpsAddress, maxAddressLength } from './httpsAddress.ts';
