import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

const keyOf = (secret: string): Uint8Array => new Uint8Array(hkdfSync('sha256', secret, '', 'authenticator apps', 32));

/**
 * Encrypts what the database must not be able to tell (JWE, A256GCM), each value for one person. What the secret `before`
 * sealed opens too.
 */
export function createSeal(secret: string, before?: string) {
  const key = keyOf(secret);
  const keys = before === undefined ? [key] : [key, keyOf(before)];
  return {
    /** The secret is being changed: seal again what is used. */
    isChanging: before !== undefined,
    seal: (value: string, userId: string): Promise<string> =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ value, userId })))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),
    /** Null if it was sealed with another secret or for another person. */
    async open(sealed: string, userId: string): Promise<string | null> {
      const plain = await Promise.any(keys.map((each) => compactDecrypt(sealed, each))).then(
        ({ plaintext }) => JSON.parse(new TextDecoder().decode(plaintext)) as { value: string; userId: string },
        () => null,
      );
      return plain?.userId === userId ? plain.value : null;
    },
  };
}

export type Seal = ReturnType<typeof createSeal>;
