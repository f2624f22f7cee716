import type { CalendarDay } from '@aulario/course-data';
import type { ArticleDrawingName } from './ArticleDrawing/ArticleDrawing.tsx';

/** A piece of running text. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis' | 'code'; readonly text: Text }
  | { readonly kind: 'link'; readonly href: string; readonly text: Text }
  /** Words in another language than the page's. */
  | { readonly kind: 'foreign'; readonly lang: string; readonly text: Text };

export type Text = readonly Inline[];

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: Text }
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Text[] }
  /** A drawing of the kit; the label says what it shows. */
  | { readonly kind: 'drawing'; readonly name: ArticleDrawingName; readonly label: string };

/** The metadata of a content file. */
export interface ArticleHead {
  readonly title: string;
  /** The page's description, one or two sentences. */
  readonly summary: string;
  /** The day of publication or last revision, '2026-11-22'; null if irrelevant. */
  readonly date: CalendarDay | null;
  /** The category whose colours and scene illustrate it, as 'Music'; null for no picture. */
  readonly cover: string | null;
}

/** A search of the catalogue that a text leads to. */
export interface RelatedCourses {
  /** The heading above its first courses: 'Cursos de menos de 10 horas'. */
  readonly title: string;
  /** Its address, '/courses?duration=2-10h'. */
  readonly href: string;
}

/** A page that is read: one content file of one language. */
export interface Article extends ArticleHead {
  /** Null for a page that leads to no courses. */
  readonly courses: RelatedCourses | null;
  /** Whether to show a list of its headings. */
  readonly hasContents: boolean;
  readonly blocks: readonly Block[];
}

/** The picture in the colours of a category. */
export const categoryCover = (category: string) => ({ id: category, category });

/** The words alone. */
export const plainText = (text: Text): string =>
  text.map((piece) => (typeof piece === 'string' ? piece : plainText(piece.text))).join('');
