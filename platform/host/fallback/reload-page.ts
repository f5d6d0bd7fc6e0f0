/** Reloads the page. A separate module, because tests cannot mock `location`. */
export const reloadPage = (): void => location.reload();
