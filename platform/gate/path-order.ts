/** The parts of a path, between its slashes. Case makes no difference in addresses. */
export const partsOf = (path: string): string[] => path.toLowerCase().split('/');

const isParameter = (part: string): boolean => part.startsWith(':');

/** `:name` matches any non-empty part; a trailing slash makes no difference. */
export function isAt(parts: string[], path: string[]): boolean {
  const asked = path.length === parts.length + 1 && path.at(-1) === '' ? path.slice(0, -1) : path;
  return (
    asked.length === parts.length &&
    parts.every((part, at) => (isParameter(part) ? asked[at] !== '' : part === asked[at]))
  );
}

/** '001' for /course/:category. */
const shapeOf = (parts: string[]): string => parts.map((part) => Number(isParameter(part))).join('');

/** Sorts paths so that the first that matches an address is the closest: a fixed part stands before a parameter. */
export function byCloseness(one: string[], other: string[]): number {
  const [shape, otherShape] = [shapeOf(one), shapeOf(other)];
  return Number(shape > otherShape) - Number(shape < otherShape);
}
