/** Listens for events of these types. Returns a function that stops. */
export function listen<Type extends keyof WindowEventMap>(
  target: EventTarget,
  types: Type[],
  onEvent: (event: WindowEventMap[Type]) => void,
): () => void {
  const listener = onEvent as EventListener;
  for (const type of types) target.addEventListener(type, listener);
  return () => {
    for (const type of types) target.removeEventListener(type, listener);
  };
}
