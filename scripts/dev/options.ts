import { parseArgs } from 'node:util';
import type { RemoteName } from '../../platform/gate/remotes.ts';
import { areasHere, isHere } from '../config/areas.ts';

/** The mode to develop an area in: inside the local site, alone, or inside the deployed site at an origin. */
export type DevOptions = { name: RemoteName } & ({ kind: 'site' | 'alone' } | { kind: 'against'; deployed: string });

const usage = `npm run dev -- ${areasHere.join('|')} [--alone | --against https://…]`;

/** Reads the command line; throws an error with a readable message. */
export function devOptions(args: string[]): DevOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { alone: { type: 'boolean', default: false }, against: { type: 'string' } },
  });
  const [name] = positionals;
  if (name === undefined || !isHere(name) || positionals.length > 1) throw new Error(`Which area? ${usage}`);
  const { alone, against } = values;
  if (against === undefined) return { name, kind: alone ? 'alone' : 'site' };
  if (alone) throw new Error(`Either --alone or --against. ${usage}`);
  const isAddress = URL.canParse(against) && /^https?:$/.test(new URL(against).protocol);
  if (!isAddress) throw new Error(`--against takes the address of a deployed site; it is '${against}'. ${usage}`);
  return { name, kind: 'against', deployed: new URL(against).origin };
}
