import { timingSafeEqual } from 'node:crypto';
import type { GatewayConfig } from '../config.ts';
import { unauthenticated } from './errors.ts';

/** Basic authentication with the key id and its secret. Throws the gateway's own refusals. */
export function authenticate(config: GatewayConfig, header: string | undefined): void {
  const encoded = /^Basic (.+)$/i.exec(header ?? '')?.[1];
  if (!encoded) throw unauthenticated('Please provide your api key for authentication purposes.');
  const given = Buffer.from(encoded, 'base64');
  const wanted = Buffer.from(`${config.keyId}:${config.keySecret}`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw unauthenticated('Authentication failed');
}
