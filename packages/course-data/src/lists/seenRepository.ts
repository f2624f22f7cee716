import { type Records, textCodec } from '@aulario/local-data';

/** The latest build of the catalogue whose changes the owner has seen. */
export interface SeenRepository {
  /** The day of that build, 'YYYY-MM-DD'; null before the first visit. */
  getSnapshot(): string | null;
  subscribe(listener: () => void): () => void;
  /** Marks a build as seen; ignores an earlier one. */
  mark(day: string): void;
  dispose(): void;
}

const name = 'build';
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Opens the record of the builds that an owner has seen. No method throws. */
export function createSeenRepository(records: Records): SeenRepository {
  const items = records.open('seen', textCodec, { isBackground: true });
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
