import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

/** Encrypts what the database must not be able to tell (JWE, A256GCM), each value for one person. */
export function createSeal(secret: string) {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'authenticator apps', 32));
  return {
    seal: (value: string, userId: string): Promise<string> =>
      new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ value, userId })))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(key),
    /** Null if it was sealed with another secret or for somebody else. */
    async open(sealed: string, userId: string): Promise<string | null> {
      const plain = await compactDecrypt(sealed, key).then(
        ({ plaintext }) => JSON.parse(new TextDecoder().decode(plaintext)) as { value: string; userId: string },
        () => null,
      );
      return plain?.userId === userId ? plain.value : null;
    },
  };
}

export type Seal = ReturnType<typeof createSeal>;
