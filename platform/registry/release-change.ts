import type { Db } from '../../api/src/database/database.ts';
import type { AreaState, ReleaseRows, VersionRow } from './release.store.ts';
import type { Releaser } from './releaser.ts';

/** A change of one area's release, inside its transaction. */
export interface ReleaseChange {
  tx: Db;
  rows: ReleaseRows;
  state: AreaState;
  row: VersionRow;
  by: Releaser;
}
