import type { z } from 'zod';
import type { passkeyAttestation, passkeyCreation } from '../../calls/passkey.ts';
import { ceremony, passkeyLibrary } from './passkeys.ts';

type Attestation = z.infer<typeof passkeyAttestation>;

/** Whether passkeys of a domain work at this address. */
export const isPasskeyPlace = (domain: string): boolean =>
  location.hostname === domain || location.hostname.endsWith(`.${domain}`);

/** Lets an authenticator make a passkey. Null if the person changes their mind. */
export async function makePasskey(optionsJSON: z.infer<typeof passkeyCreation>): Promise<Attestation | null> {
  const { startRegistration } = await passkeyLibrary();
  return ceremony(async () => (await startRegistration({ optionsJSON })) as unknown as Attestation);
}
