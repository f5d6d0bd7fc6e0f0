import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** The provider's claims about a person. */
export interface Claims {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  nonce: string;
  /** When the provider last asked who is there, in seconds. */
  auth_time?: number;
}

/** A small OpenID provider on a free port: discovery, keys, and a token endpoint that always returns `claims`. */
export async function startSignInProvider() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'only', alg: 'RS256', use: 'sig' };
  const forger = await generateKeyPair('RS256');
  const settings: { claims: Claims | null; verifier: string; isForged: boolean } = {
    claims: null,
    verifier: '',
    isForged: false,
  };
  let issuer = '';

  const token = async (form: URLSearchParams) => {
    settings.verifier = form.get('code_verifier') ?? '';
    const identity = new SignJWT({ ...settings.claims }).setProtectedHeader({ alg: 'RS256', kid: 'only' });
    const signed = await identity
      .setIssuer(issuer)
      .setAudience('vidya')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(settings.isForged ? forger.privateKey : privateKey);
    return { access_token: 'access', token_type: 'Bearer', id_token: signed };
  };
  const discovery = () => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  });
  const answerTo = async (url: string, body: string): Promise<object> => {
    if (url === '/token') return token(new URLSearchParams(body));
    return url === '/keys' ? { keys: [jwk] } : discovery();
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reply = await answerTo(request.url ?? '', await text(request));
    response.setHeader('content-type', 'application/json').end(JSON.stringify(reply));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    settings,
    /** A token with these claims, as a build server gets one. */
    sign: ({ audience, expires = '5m', ...claims }: { audience: string; expires?: string } & Record<string, unknown>) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'only' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(privateKey),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
