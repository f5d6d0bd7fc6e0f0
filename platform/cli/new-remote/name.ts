import { existsSync } from 'node:fs';
import path from 'node:path';
import { areaPort, areasHere, declarationOf } from '../../../scripts/config/areas.ts';
import { ports } from '../../../scripts/run/ports.ts';
import { routesOf } from '../../gate/document/route-table.ts';
import { isRemoteName } from '../../gate/remote-name.ts';
import { reservedNames } from '../../gate/reserved-names.ts';

const min = 2;
const max = 20;

/** Returns why an area cannot have this name, and what to do; undefined if it can. `root` is the repository. */
export function whyNot(name: string | undefined, root: string): string | undefined {
  if (!name) return 'Which name? npm run new-remote -- <name>, for example: npm run new-remote -- events';
  if (!/^[a-z]+$/.test(name))
    return `'${name}' is no name for an area: use lowercase letters a to z only ('liveclasses').`;
  if (!isRemoteName(name)) return `'${name}' must have ${min} to ${max} letters.`;
  if (areasHere.some((each) => each === name) || existsSync(path.join(root, `mfe-${name}`)))
    return `There is an area '${name}' already (mfe-${name}/). Areas: ${areasHere.join(', ')}.`;
  if (name in ports || reservedNames.has(name))
    return `'${name}' means something else here or in browsers: choose another name.`;
  const declared = areasHere.map((area) => ({ name: area, area: declarationOf(area) }));
  const owner = routesOf(declared).routeOf(`/${name}`);
  if (owner) return `The address /${name} belongs to ${owner.area}: choose another name.`;
  return undefined;
}

/** The port after the last default port of an area. */
export const nextPort = (): number => Math.max(...areasHere.map(areaPort)) + 1;
