const base64 = (buffer: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(buffer)));

async function checked(response: Response, hash: string): Promise<ArrayBuffer | undefined> {
  const bytes = await response.arrayBuffer();
  const found = `sha384-${base64(await crypto.subtle.digest('SHA-384', bytes))}`;
  return response.ok && found === hash ? bytes : undefined;
}

/**
 * Fetches a file whose hash is known; rejects when it is not that file. The hash is taken here and not by the browser's
 * `integrity`, with which what the page has preloaded would be fetched again.
 *
 * @param hash 'sha384-…'; empty for a development server, where there is none
 */
export async function fetchChecked(address: string, hash: string): Promise<Response> {
  const response = await fetch(address);
  if (!hash) return response;
  // What came wrong once may be what the browser keeps.
  const bytes = (await checked(response, hash)) ?? (await checked(await fetch(address, { cache: 'reload' }), hash));
  if (!bytes) throw new Error(`${address} is not what was published.`);
  return new Response(bytes);
}
