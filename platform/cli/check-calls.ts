/** Before the API of these sources is deployed: what it would break in the running site. `npm run check-calls`. */

import { judgeAgainst } from '../../scripts/check/calls/judge-against.ts';
import { releaseTarget, whoAmI } from './release/place.ts';
import { ReleaseError } from './release/release-error.ts';

try {
  const { api } = await releaseTarget(whoAmI());
  const { lines, isSound } = await judgeAgainst((await api.recordedCalls()).uses);
  console.info(lines.join('\n'));
  process.exitCode = isSound ? 0 : 1;
} catch (error) {
  console.error(error instanceof ReleaseError ? error.message : error);
  process.exitCode = 1;
}
