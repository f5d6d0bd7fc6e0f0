/** A challenge with the solution 7. */
export async function sampleChallenge() {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode('salt7')));
  const challenge = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { algorithm: 'SHA-256', challenge, maxnumber: 20, salt: 'salt', signature: 'signed' };
}
