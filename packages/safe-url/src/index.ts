export { httpsAddress } from './httpsAddress.ts';
export { withoutInvisible } from './withoutInvisible.ts';
