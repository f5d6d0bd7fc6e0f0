import { areaPort, declarationOf } from '../../../scripts/config/areas.ts';
import type { AreaGrant } from '../../gate/document/area-declaration.ts';
import { baseFor } from '../../gate/document/guarded-files.ts';
import type { RemoteName } from '../../gate/remotes.ts';

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
