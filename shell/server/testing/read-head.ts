/** For tests: a page's metadata as a crawler without scripts reads it from the HTML. */
export interface ReadHead {
  title: string;
  /** By `name` or `property`. */
  meta: Record<string, string>;
  canonical: string | undefined;
  /** By `@type`. */
  data: Record<string, Record<string, unknown>>;
}

const unescaped = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

export function readHead(html: string): ReadHead {
  const metas = html.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^<>]*>([^<]*)<\/script>/g)].map(
    ([, text]) => JSON.parse(text!) as Record<string, unknown>,
  );
  return {
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    meta: Object.fromEntries([...metas].map(([, name, content]) => [name!, unescaped(content!)])),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#38;', '&'),
    data: Object.fromEntries(blocks.map((block) => [String(block['@type']), block])),
  };
}
