import type { Programs } from './install.ts';
import type { Links } from './links.ts';
import type { Ports } from './ports.ts';
import type { Secrets } from './secrets.ts';

/** What the definitions of the parts stand on. */
export interface World {
  /** The cluster's folder. */
  folder: string;
  ports: Ports;
  secrets: Secrets;
  through: Links['through'];
  programs: Programs;
  isSynchronous: boolean;
  /** More variables for APIs and workers. */
  env: Record<string, string>;
}

export const siteOf = ({ ports }: Pick<World, 'ports'>): string => `http://localhost:${ports.site}`;

/** Browsers may call it by name or by number. */
export const originsOf = ({ ports }: Pick<World, 'ports'>): string =>
  ['localhost', '127.0.0.1'].map((host) => `http://${host}:${ports.site}`).join(',');

export const gatewayOf = ({ ports }: Pick<World, 'ports'>): string => `http://127.0.0.1:${ports.sandbox}`;
