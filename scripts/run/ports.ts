import { createServer } from 'node:net';
import { areaPort, areasHere } from '../config/areas.ts';

interface Port {
  variable: string;
  port: number;
}

/** 'site', 'api', 'sandbox', 'mail' or the name of an area. */
export type PortName = string;

const ofAreas: Record<string, Port> = Object.fromEntries(
  areasHere.map((name) => [name, { variable: `${name.toUpperCase()}_PORT`, port: areaPort(name) }]),
);

/** The processes of the site: default port, and the variable for another port. */
export const ports: Record<PortName, Port> = {
  site: { variable: 'SITE_PORT', port: 3000 },
  ...ofAreas,
  api: { variable: 'API_PORT', port: 4000 },
  sandbox: { variable: 'SANDBOX_PORT', port: 4100 },
  mail: { variable: 'SANDBOX_SMTP_PORT', port: 4125 },
};

export function portOf(name: PortName): number {
  const known = ports[name];
  if (!known) throw new Error(`Nothing here has a port named ${name}.`);
  const { variable, port } = known;
  const chosen = Number(process.env[variable] || port);
  if (!Number.isInteger(chosen) || chosen < 1 || chosen > 65_535) {
    throw new Error(`${variable} must be a port from 1 to 65535; it is '${process.env[variable]}'.`);
  }
  return chosen;
}

/** Whether the port is free on 127.0.0.1. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Throws an error with one line for each port in use. */
export async function requireFreePorts(names: readonly PortName[]): Promise<void> {
  const taken: string[] = [];
  for (const name of names) {
    const port = portOf(name);
    if (!(await isFree(port)))
      taken.push(`Port ${port} (${name}) is in use: stop the process that uses it, or set ${ports[name]?.variable}.`);
  }
  if (taken.length > 0) throw new Error(taken.join('\n'));
}
