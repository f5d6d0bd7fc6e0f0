/** More pages than any list has; the server accepts no higher number. */
const max = 100_000;

/** The page number in the address; 1 if it is missing or invalid. */
export function pageOfAddress(word: string | undefined): number {
  const page = Math.trunc(Number(word));
  return page >= 1 && page <= max ? page : 1;
}
