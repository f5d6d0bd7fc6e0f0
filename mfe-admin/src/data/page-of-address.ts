/** More pages than any list has, and no more than the server counts to. */
const max = 100_000;

/** The page that an address asks for; the first where it asks for none that can be. */
export function pageOfAddress(word: string | undefined): number {
  const page = Math.trunc(Number(word));
  return page >= 1 && page <= max ? page : 1;
}
