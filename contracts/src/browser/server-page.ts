import type { Call } from '../calls/call.ts';
import type { ApiError } from '../rules/api-error.ts';

/** The head of a rendered page, for search engines and link previews. */
export interface PageHead {
  /** The title that the screen passes to `useTitle`, so that it does not change when the scripts start. */
  title: string;
  /** Undefined for that of the site. */
  description?: string | undefined;
  /** The page's canonical path. Without it the page is marked `noindex`. */
  canonical?: string | undefined;
  /** The preview image: a path below the site's origin. */
  image?: string | undefined;
  kind?: 'website' | 'article';
  /** Structured data in schema.org's vocabulary. */
  data?: object[];
}

/** What an area says of a page that it renders on the server. */
export interface ServerPage {
  /** 404: a visitor has no such page. The area renders what it shows instead. */
  status?: 404;
  /** With 404: the address of the GET call that finds out whether it exists for a signed-in person. */
  visibleAt?: string;
  /** Undefined for the static one of the area's `page-meta.ts`. */
  head?: PageHead;
}

/** A form that the browser posted by itself: before the page responds, or without script. */
export interface PostedForm {
  /** The address that it was posted to. */
  url: URL;
  fields: Record<string, string>;
}

/** What a posted form asks for: a POST call with a JSON body, and the path to continue at when it succeeds. */
export interface Submission {
  call: Call;
  body: object;
  next: string;
}

/** A posted form that its page shows again. `error`: the API's; undefined if the form itself is not valid. */
export interface RefusedForm {
  fields: PostedForm['fields'];
  error?: ApiError;
}
