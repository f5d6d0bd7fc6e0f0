/** The anchor of a section of a static page, which the menus link to. */
export const anchorOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9+]+/g, '-');
