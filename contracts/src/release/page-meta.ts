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
