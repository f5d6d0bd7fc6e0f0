/** Listens for events of these types. Returns a function that stops. */
export function listen<Heard extends Event>(
  target: EventTarget,
  types: string[],
  onEvent: (event: Heard) => void,
): () => void {
  const listener = onEvent as EventListener;
  for (const type of types) target.addEventListener(type, listener);
  return () => {
    for (const type of types) target.removeEventListener(type, listener);
  };
}
