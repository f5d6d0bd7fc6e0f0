const everyMs = 100;
const patienceMs = 30_000;

/** Reads again until the value is as wanted; the last value is in the failure. */
export async function eventually<Value>(
  read: () => Promise<Value>,
  isWanted: (value: Value) => boolean,
  withinMs = patienceMs,
): Promise<Value> {
  const until = performance.now() + withinMs;
  for (;;) {
    const value = await read();
    if (isWanted(value)) return value;
    if (performance.now() > until) throw new Error(`Waited in vain; the last value was ${JSON.stringify(value)}.`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
