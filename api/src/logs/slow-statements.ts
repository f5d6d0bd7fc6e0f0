type Done = (...args: unknown[]) => unknown;

const textOf = (query: unknown): string => {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').slice(0, 2_000) : 'unnamed';
};

/**
 * Runs a statement of `pg`'s client and writes it down when it took longer than `slowMs`: its text with placeholders,
 * never its parameters.
 */
export function noteIfSlow(args: unknown[], slowMs: number, run: (args: unknown[]) => unknown): unknown {
  const begun = performance.now();
  const note = (): void => {
    const ms = Math.round(performance.now() - begun);
    if (ms >= slowMs) console.warn(`A statement took ${ms} ms: ${textOf(args[0])}`);
  };
  const callback = args.at(-1);
  if (typeof callback !== 'function') {
    const result = run(args);
    if (result instanceof Promise) result.then(note, note);
    return result;
  }
  const noted: Done = (...result) => {
    note();
    return (callback as Done)(...result);
  };
  return run([...args.slice(0, -1), noted]);
}
