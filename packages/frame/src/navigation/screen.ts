import type { MessageId } from '../language/messages.ts';
import type { TextPart } from '../language/textParts.ts';

/** What its address, its texts and the build need to know of a screen. */
export interface Screen {
  /** The Spanish addresses for everybody, as patterns of the router. */
  readonly public: readonly string[];
  /** The addresses in the dashboard, for users. */
  readonly dashboard: readonly string[];
  /** Whether the public addresses stand in the public shell, as those of the catalogue. */
  readonly isInPublicShell: boolean;
  /** The text parts that it needs in addition to the application's own. */
  readonly texts: readonly TextPart[];
  /** Null where the title depends on what it shows. */
  readonly title: MessageId | null;
  /** What a page that is opened at it preloads: 'catalogue' is its code, and the catalogue's worker. */
  readonly preloads: 'nothing' | 'code' | 'catalogue';
  /** The file that its code shares with other screens; null for one of its own. */
  readonly chunk: 'shell' | 'courses' | 'forms' | null;
}
