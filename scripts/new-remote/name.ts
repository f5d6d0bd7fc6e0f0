import { existsSync } from 'node:fs';
import path from 'node:path';
import { isRemoteName } from '@vidya/contracts/release/remotes';
import { routesOf } from '../../shell/src/route-table.ts';
import { areaPort, areasHere, declarationOf } from '../config/areas.ts';
import { ports } from '../run/ports.ts';

const min = 2;
const max = 20;

/** Reserved words and browser globals: the name becomes a global variable of the page. */
const reserved = new Set(
  `break case catch class const continue debugger default delete do else enum export extends false finally for function if
  import in instanceof interface let new null package private protected public return static super switch this throw true
  try typeof undefined var void while with yield await async
  alert atob blur btoa caches chrome close closed confirm console cookie crypto document event external fetch find focus
  frames history length location menubar name navigation navigator open opener origin parent performance personalbar print
  process prompt remotes require scheduler screen scroll scrollbars self shell status stop store toolbar top vidya window`.split(
    /\s+/,
  ),
);

/** Returns why an area cannot have this name, and what to do; undefined if it can. `root` is the repository. */
export function whyNot(name: string | undefined, root: string): string | undefined {
  if (!name) return 'Which name? npm run new-remote -- <name>, for example: npm run new-remote -- events';
  if (!/^[a-z]+$/.test(name))
    return `'${name}' is no name for an area: use lowercase letters a to z only ('liveclasses').`;
  if (!isRemoteName(name)) return `'${name}' must have ${min} to ${max} letters.`;
  if (areasHere.some((known) => known === name) || existsSync(path.join(root, `mfe-${name}`)))
    return `There is an area '${name}' already (mfe-${name}/). Areas: ${areasHere.join(', ')}.`;
  if (name in ports || reserved.has(name))
    return `'${name}' means something else here or in browsers: choose another name.`;
  const declared = areasHere.map((area) => ({ name: area, area: declarationOf(area) }));
  const owner = routesOf(declared).routeOf(`/${name}`);
  if (owner) return `The address /${name} belongs to ${owner.area}: choose another name.`;
  return undefined;
}

/** The port after the last default port of an area. */
export const nextPort = (): number => Math.max(...areasHere.map(areaPort)) + 1;
