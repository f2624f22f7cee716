export { type CloudWeather, createMemoryCloud, type MemoryCloud } from './memoryCloud.ts';
