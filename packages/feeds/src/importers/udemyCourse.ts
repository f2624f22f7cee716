/** The price of a paid Udemy course; `amount` is a decimal number, 54.99. */
export interface UdemyPriceDetail {
  amount: number;
  /** ISO 4217. */
  currency: string;
  price_string: string;
  currency_symbol: string;
}

/** The language of a Udemy course. */
export interface UdemyLocale {
  /** With an underscore, 'es_ES'. */
  locale: string;
  title: string;
  english_title: string;
  simple_english_title: string;
}

/** An instructor as Udemy lists them; what is not known is ''. */
export interface UdemyInstructor {
  _class: string;
  title: string;
  name: string;
  display_name: string;
  job_title: string;
  image_50x50: string;
  image_100x100: string;
  initials: string;
  url: string;
}

/** One piece of a Udemy course. */
export interface UdemyCurriculumItem {
  title: string;
  id: number;
  item_type: string;
  has_linked_workspace: boolean;
}

/** An object whose inside the catalogue does not read. */
export type OpaqueRecord = Readonly<Record<string, unknown>>;

/**
 * The course entity of the specification (section 3): one result of Udemy's course list, with
 * every field that it names. The importer needs three of them; the sample lists have all.
 */
export interface UdemyCourse {
  _class: string;
  id: number;
  title: string;
  /** Relative to the site, '/course/…/'. */
  url: string;
  is_paid: boolean;
  /** As displayed, '$54.99' or 'Free'. */
  price: string;
  /** Null for free courses. */
  price_detail: UdemyPriceDetail | null;
  price_serve_tracking_id: string;
  visible_instructors: readonly UdemyInstructor[];
  image_125_H: string;
  image_240x135: string;
  image_480x270: string;
  is_practice_test_course: boolean;
  /** The slug of the address. */
  published_title: string;
  tracking_id: string;
  locale: UdemyLocale;
  predictive_score: number | null;
  relevancy_score: number | null;
  input_features: OpaqueRecord | null;
  lecture_search_result: OpaqueRecord | null;
  curriculum_lectures: readonly OpaqueRecord[];
  order_in_results: number | null;
  curriculum_items: readonly UdemyCurriculumItem[];
  headline: string;
  instructor_name: string | null;
}
