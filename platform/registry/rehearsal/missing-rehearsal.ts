import { keyIdOf } from '../../gate/provenance/dsse.ts';
import type { SigningKeyRow } from '../provenance/provenance.store.ts';
import type { VersionRow } from '../release.store.ts';

export const keyIdsOf = (keys: Pick<SigningKeyRow, 'publicKey'>[]): string[] =>
  keys.map(({ publicKey }) => keyIdOf(publicKey));

/**
 * What a version of an area with these signing keys still needs before a large share gets it, and how to do it, in a
 * sentence. '' for nothing, and for an area without keys.
 */
export function missingRehearsal(
  { name, version, rehearsal }: Pick<VersionRow, 'name' | 'version' | 'rehearsal'>,
  keyIds: string[],
): string {
  if (keyIds.length === 0) return '';
  const how = `npm run release -- ${name} --rehearse ${version}, with RELEASE_SIGNING_KEY.`;
  if (!rehearsal) return `${name} ${version} has not been rehearsed. ${how}`;
  const { findings, views, keyId } = rehearsal;
  const things = findings === 1 ? '1 thing' : `${findings} things`;
  if (findings > 0)
    return `The rehearsal of ${name} ${version} found ${things} wrong. Publish a better version and rehearse that.`;
  if (views === 0) return `The rehearsal of ${name} ${version} looked at no page. ${how}`;
  // It was rehearsed before the area had this key, or the key is the area's no more.
  if (keyId === null || !keyIds.includes(keyId))
    return `No signing key of this area signed the rehearsal of ${name} ${version}. ${how}`;
  return '';
}
