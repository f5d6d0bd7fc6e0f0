/** Signed addresses at which the front server delivers files of a folder. */
export const signedFilesBase = '/files';

/** An address stays the same for this time, so that browsers can use what they have, and ends after twice this time. */
const sameAddressMs = 5 * 60_000;

/** A file to deliver: its key in the store, its media type, and what the browser does with it. */
export interface SignedFile {
  key: string;
  type: string;
  /** `Content-Disposition`; undefined for what players and pages show. */
  disposition?: string | undefined;
}

const encoder = new TextEncoder();

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', encoder.encode(`file address ${secret}`), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

const textOf = ({ key, type, disposition }: SignedFile, until: number) =>
  encoder.encode([key, type, until, ...(disposition === undefined ? [] : [disposition])].join('\n'));

/** A path below `signedFilesBase`, valid for 5 to 10 minutes from `now` (ms since 1970), with no cookie or session. */
export async function signedFileAddress(file: SignedFile, secret: string, now = Date.now()): Promise<string> {
  const until = (Math.floor(now / sameAddressMs) + 2) * sameAddressMs;
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), textOf(file, until)));
  const signature = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const query = new URLSearchParams({ type: file.type, until: String(until), signature });
  if (file.disposition !== undefined) query.set('disposition', file.disposition);
  return `${signedFilesBase}/${file.key}?${query}`;
}

/** The file that a signed address stands for; null if the address is forged, changed or has ended. */
export async function readFileAddress(address: string, secret: string, now = Date.now()): Promise<SignedFile | null> {
  const { pathname, searchParams } = new URL(address, 'http://files.invalid');
  const file = { key: pathname.slice(signedFilesBase.length + 1), type: searchParams.get('type') ?? '' };
  const disposition = searchParams.get('disposition');
  const signed = disposition === null ? file : { ...file, disposition };
  const until = Number(searchParams.get('until'));
  const signature = searchParams.get('signature') ?? '';
  if (!/^[0-9a-f]{64}$/.test(signature) || !(until > now)) return null;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return (await crypto.subtle.verify('HMAC', await keyOf(secret), bytes, textOf(signed, until))) ? signed : null;
}
