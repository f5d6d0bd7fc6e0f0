/** The page at the current address, from the server. A module of its own, because no test can watch `location`. */
export const reloadPage = (): void => location.reload();
