const base64 = (buffer: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(buffer)));

async function checked(response: Response, hash: string): Promise<ArrayBuffer | undefined> {
  const bytes = await response.arrayBuffer();
  const found = `sha384-${base64(await crypto.subtle.digest('SHA-384', bytes))}`;
  return response.ok && found === hash ? bytes : undefined;
}

/**
 * Fetches a file with a known hash; rejects if the content does not match. Checks the hash here, because the browser's
 * `integrity` option would fetch a preloaded file again.
 *
 * @param hash 'sha384-…'; empty for a development server, which has none
 */
export async function fetchChecked(address: string, hash: string): Promise<Response> {
  const response = await fetch(address);
  if (!hash) return response;
  // A corrupt file may come from the browser's cache, so fetch it again.
  const bytes = (await checked(response, hash)) ?? (await checked(await fetch(address, { cache: 'reload' }), hash));
  if (!bytes) throw new Error(`${address} is not what was published.`);
  return new Response(bytes);
}
