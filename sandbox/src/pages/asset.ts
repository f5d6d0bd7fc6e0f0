import { readFileSync } from 'node:fs';

/** The text of a file that is served as it is. Read once, at start. */
export function readAsset(address: URL): string {
  return readFileSync(address, 'utf8');
}
