import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyAssertion, passkeyAttestation, passkeyCreation } from '@vidya/contracts/calls/passkey';
import type { z } from 'zod';

type Creation = z.infer<typeof passkeyCreation>;
type Attestation = z.infer<typeof passkeyAttestation>;

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest();
const flag = { present: 0x01, verified: 0x04, canSync: 0x08, isBackedUp: 0x10, hasKey: 0x40 };

export interface Circumstances {
  /** Where the browser is. */
  origin?: string;
  /** The site's domain, as the authenticator was told. */
  domain?: string;
  /** Whether it made sure who is there. */
  isVerified?: boolean;
  /** The number of uses that it tells. */
  counter?: number;
}

/** An authenticator in software that does as WebAuthn says, or as an attacker's would. */
export function createAuthenticator({ isSynced = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let uses = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, counter: number, domain: string, key = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const sync = isSynced ? flag.canSync | flag.isBackedUp : 0;
    return Buffer.concat([sha256(domain), Buffer.from([flags | sync]), count, key]);
  };
  const flagsOf = (isVerified: boolean): number => flag.present | (isVerified ? flag.verified : 0);

  return {
    id: text(id),
    /** The response of `navigator.credentials.create`. */
    create(
      options: Creation,
      { origin = 'http://localhost:3000', domain = options.rp.id ?? '', isVerified = true }: Circumstances = {},
    ): Attestation {
      userHandle = options.user.id;
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(key)]);
      const authData = authenticatorData(flagsOf(isVerified) | flag.hasKey, 0, domain, attested);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      const made = clientData('webauthn.create', options.challenge, origin);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: { clientDataJSON: text(made), attestationObject: text(attestation), transports: ['internal'] },
        clientExtensionResults: {},
      };
    },
    /** The response of `navigator.credentials.get`. Counts its uses, except if its key is synced. */
    sign(
      { challenge, rpId = '' }: { challenge: string; rpId?: string | undefined },
      { origin = 'http://localhost:3000', domain = rpId, isVerified = true, counter }: Circumstances = {},
    ): PasskeyAssertion {
      uses += isSynced ? 0 : 1;
      const data = authenticatorData(flagsOf(isVerified), counter ?? uses, domain);
      const client = clientData('webauthn.get', challenge, origin);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          ...(userHandle && { userHandle }),
        },
        clientExtensionResults: {},
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
