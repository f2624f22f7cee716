import { arcade, balconies, lattice, vaults } from './facades.ts';
import { cactus, jacaranda, planes, pool } from './gardens.ts';
import { greatSun, stairs, terraces, towers } from './heights.ts';
import { corridor, crossWindow, doorAjar, oculus } from './rooms.ts';
import type { Scene } from './scene.ts';

/** All scenes, so ordered that neighbours look unlike each other. */
export const scenesInOrder: readonly Scene[] = [
  arcade,
  corridor,
  jacaranda,
  crossWindow,
  terraces,
  pool,
  greatSun,
  doorAjar,
  lattice,
  planes,
  cactus,
  balconies,
  stairs,
  oculus,
  vaults,
  towers,
];
