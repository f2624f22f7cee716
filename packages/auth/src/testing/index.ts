export {
  createMemoryAuthService,
  type MemoryAction,
  type MemoryAuthOptions,
} from './createMemoryAuthService.ts';
export { type MemoryAccount, MemoryDirectory } from './memoryDirectory.ts';
