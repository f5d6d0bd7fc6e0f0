import { portOf } from './ports.ts';

/** Where people see the site on this machine. */
export const siteAddress = (): string => `http://localhost:${portOf('site')}`;
