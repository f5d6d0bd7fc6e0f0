import { createHash } from 'node:crypto';

/** The hash of a file in the form of integrity attributes: 'sha384-…'. */
export const integrityOf = (content: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
