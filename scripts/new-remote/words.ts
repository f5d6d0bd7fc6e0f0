/** What the files of a new area are filled with. */
export interface NewRemote {
  /** 'events' */
  name: string;
  port: number;
}

/** 'Events': its title, and the beginning of the names in its sources. */
export const titleOf = ({ name }: NewRemote): string => name.charAt(0).toUpperCase() + name.slice(1);
