/** Navigates with a full page load. A separate module, because tests cannot mock `location`. */
export const goTo = (address: string): void => location.assign(address);
