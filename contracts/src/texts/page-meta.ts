/** What a page says of itself without any data, in its HTML's head. */
export interface PageMeta {
  /** The title that the screen passes to `useTitle`. */
  title: string;
  /** Pages without a description are personal or a step in a flow: they are not indexed. */
  description?: string;
  /** The query parameters that belong to the page's canonical address. */
  parameters?: string[];
  /** The query parameters that change its HTML; undefined: all may. Others make no page of its own on the server. */
  reads?: string[];
}

/** An area's `src/page-meta.ts`, and `pages.json` in a version's folder: by path as its declaration has it. */
export type PageMetas = Record<string, PageMeta>;

/** A prerendered page, before any script runs or any response arrives: the HTML for `<main>`, and its styles. */
export interface PrerenderedView {
  html: string;
  css: string;
  /** The query parameters that change it: it does not fit an address with one of them. */
  variesBy?: string[];
}

/** The name of a page's prerendered HTML for signed-in people, if it differs from that of its path. */
export const viewWithSession = (pathname: string): string => `${pathname} with a session`;
