/** Loads a page anew. A module of its own, because no test can watch `location`. */
export const goTo = (address: string): void => location.assign(address);
