let hear = (_event: Event): void => undefined;

/** From now on this listener hears of every press. */
export const onPress = (listener: (event: Event) => void): void => void (hear = listener);

/** Listens before any area can: one that swallows every press is heard of all the same. Call once per page. */
export const watchPresses = (): void => addEventListener('click', (event) => hear(event), true);
