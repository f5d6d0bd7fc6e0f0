import type { AreaGrant } from '@vidya/contracts/release/area-declaration';
import { baseFor } from '@vidya/contracts/release/guarded-files';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import { areaPort, declarationOf } from '../config/areas.ts';

/** The grant that an area of this source tree needs: what it declares. `base`: where browsers get its files. */
export function grantFor(name: RemoteName, base: string | undefined): AreaGrant {
  const { title, paths, budgetKb, connections } = declarationOf(name);
  return {
    title,
    paths,
    budgetKb,
    connections,
    base: base ?? baseFor(name, { paths, open: `http://127.0.0.1:${areaPort(name)}` }),
  };
}
