import type { SiteArea } from '@vidya/platform/gate/document/route-table';

export interface PageRequest {
  /** The whole address. */
  url: string;
  hasSession: boolean;
  /** False: the person has no course to continue, as far as the last page knew. */
  isLearning?: boolean;
  /** What the areas declare. */
  areas?: readonly SiteArea[];
  /** Of a form that was posted to this page. */
  fields?: Record<string, string>;
}

/** Between processes its HTML is UTF-8: as a text it would travel at two bytes a character, only to be encoded at the end. */
export interface RenderedPage<Html = Uint8Array> {
  /** The content of `#root`. */
  html: Html;
  css: string;
  /** Preload links of its images, for the head. */
  preloads: string;
  /** The data that the page was rendered with: query key and value. */
  queries: [key: readonly unknown[], value: unknown][];
  status: 200 | 404;
  /** Some of its data are from before the API went down: the page says so. */
  isStale: boolean;
  /** Some of its data are what visitors had last, because the API was late, busy or down: the browser asks again. */
  isKept: boolean;
  /** `visibleAt` of its `ServerPage`. */
  visibleAt: string | undefined;
  /** The elements that describe it, as HTML; undefined for those of a page that is not rendered. */
  head: string | undefined;
}

/**
 * Null where the version does not render the page, or a form that was posted to it is not refused; undefined where the
 * page or its data could not be had.
 */
export type Rendering<Html = Uint8Array> = RenderedPage<Html> | null | undefined;

/** What the API responds with. */
export interface ApiResponse {
  status: number;
  text: string;
  /** What visitors had last. */
  isKept?: boolean;
  /** The same, from before the API went down. */
  isStale?: boolean;
}

/** Every call that succeeds responds so. */
export const isGood = (response: ApiResponse | undefined): boolean => response?.status === 200;

/** What a posted form sends to the API: a JSON text. `next`: the path to continue at when that succeeds. */
export interface FormToSend {
  body: string;
  next: string;
}

/** Sends a GET address to the API, or a posted form, and resolves with its response, undefined if there is none. */
export type Ask = (address: string, form?: FormToSend) => Promise<ApiResponse | undefined>;

/**
 * What the shell's server build exports (frame/page.tsx); `area` is a name with what the area's build exports, undefined
 * for the shell's own pages.
 */
export interface ShellServer {
  libraries: Record<string, unknown>;
  renderPage: (request: PageRequest, ask: Ask, area?: { name: string; entry: object }) => Promise<Rendering<string>>;
}

/** The code of an area's pages, and the address of the folder that its pictures are in. */
export interface AreaCode {
  base: string;
  code: string;
}

/** One version of an area, by the hash of its `release.json`; or the shell by its version, with pages but no area. */
export interface ServerBuild {
  hash: string;
  name: string;
  version: string;
  /** Paths of pages that its thread renders before it counts as ready: the first page of a cold thread takes too long. */
  warmUpPages: string[];
  area?: AreaCode;
}

/** A page to render by the shell's code and by a version of an area. */
export interface RenderJob {
  id: number;
  /** The hash of the version. */
  version: string;
  page: PageRequest;
}

/** The `id` of the first pages of a thread: no request waits for them. */
export const warmUpId = 0;

/** What a page asks the API for: a GET address, with its query, or with a form to post there. */
export interface ApiRequest {
  id: number;
  call: number;
  address: string;
  form?: FormToSend | undefined;
}

/** The API's response; undefined if there was none. */
interface ApiAnswer {
  id: number;
  call: number;
  response: ApiResponse | undefined;
}

export type Failure = 'threw' | 'tookTooLong' | 'ranOutOfMemory' | 'ended';

/** From the front server to the renderer process. `builds`: all versions that pages may be rendered with now. */
export type ToRenderer =
  | { kind: 'builds'; shell: string; builds: ServerBuild[] }
  | ({ kind: 'render' } & RenderJob)
  | ({ kind: 'answer'; version: string } & ApiAnswer);

/** Back to the front server. `ready`: pages may be sent to this version. */
export type FromRenderer =
  | { kind: 'ready'; version: string }
  | ({ kind: 'request'; version: string } & ApiRequest)
  | { kind: 'rendered'; id: number; page: Rendering }
  /** `id` is undefined if the version failed without a page. */
  | { kind: 'failed'; version: string; id?: number; failure: Failure; reason: string };

/** Between the renderer process and a worker. The worker returns each `ping` when it has done what came before. */
export type ToWorker = Extract<ToRenderer, { kind: 'render' | 'answer' }> | { kind: 'ping'; ping: number };
export type FromWorker =
  | Extract<FromRenderer, { kind: 'rendered' }>
  | ({ kind: 'request' } & ApiRequest)
  | { kind: 'ready' }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'pong'; ping: number };
