const everyMs = 100;
const patienceMs = 30_000;

/** Reads repeatedly until the value is as wanted. The error contains the last value. */
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
