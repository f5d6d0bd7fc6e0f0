/** The parts of a path, between its slashes. Case makes no difference in addresses. */
export const partsOf = (path: string): string[] => path.toLowerCase().split('/');

const isParameter = (part: string): boolean => part.startsWith(':');

/** `:name` matches any non-empty part; a trailing slash makes no difference. */
export function isAt(parts: string[], given: string[]): boolean {
  const asked = given.length === parts.length + 1 && given.at(-1) === '' ? given.slice(0, -1) : given;
  return (
    asked.length === parts.length &&
    parts.every((part, at) => (isParameter(part) ? asked[at] !== '' : part === asked[at]))
  );
}

/** Sorts paths so that the first that matches an address is the closest: a fixed part stands before a parameter. */
export function byCloseness(one: string[], other: string[]): number {
  const at = one.findIndex((part, index) => isParameter(part) !== isParameter(other[index] ?? ''));
  return at === -1 ? 0 : Number(isParameter(one[at]!)) - Number(isParameter(other[at] ?? ''));
}
