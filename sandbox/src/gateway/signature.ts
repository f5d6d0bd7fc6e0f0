import { createHmac } from 'node:crypto';

/** The gateway's signature of a text: SHA-256, in hex. */
export const hmac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');
