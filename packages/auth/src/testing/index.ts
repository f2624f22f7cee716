export { createMemoryAuthService } from './createMemoryAuthService.ts';
export { MemoryDirectory } from './memoryDirectory.ts';
