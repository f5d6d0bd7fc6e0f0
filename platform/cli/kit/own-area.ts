import { areasHere, declarationOf } from '../../../scripts/config/areas.ts';
import { ReleaseError } from '../release/release-error.ts';

/** The name of the area in the current folder. Throws a `ReleaseError` if there is none, or it declares itself wrongly. */
export function ownArea(): string {
  const [name] = areasHere;
  if (name === undefined)
    throw new ReleaseError(
      'There is no area in this folder: its package.json has no "vidya". vidya new <name> makes one.',
    );
  declarationOf(name);
  return name;
}
