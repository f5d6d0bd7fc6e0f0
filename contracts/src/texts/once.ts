/** A value that is made at its first use: costly ones would delay the start of pages that never need them. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
