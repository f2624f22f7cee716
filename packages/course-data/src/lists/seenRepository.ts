import { type Records, textCodec } from '@aulario/local-data';

/** Up to which build of the catalogue somebody has seen what became of their courses. */
export interface SeenRepository {
  /** The day of that build, 'YYYY-MM-DD'; null before the first visit. */
  getSnapshot(): string | null;
  subscribe(listener: () => void): () => void;
  /** Notes a build as seen; never an earlier one than before. */
  mark(day: string): void;
  dispose(): void;
}

const name = 'build';
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Opens what an owner has seen of the catalogue's builds. Nothing in it throws. */
export function createSeenRepository(records: Records): SeenRepository {
  const items = records.open('seen', textCodec);
  return {
    getSnapshot() {
      const day = items.getSnapshot().items.get(name) ?? '';
      return dayPattern.test(day) ? day : null;
    },
    subscribe: items.subscribe,
    mark(day) {
      items.change(name, (before) => (before !== null && before > day ? before : day));
    },
    dispose: items.dispose,
  };
}
