import { readConfig } from './config.ts';
import { ConfigError } from './config-reader.ts';

test('works without any setting', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 4100,
    smtpPort: 4125,
    dataDir: expect.stringMatching(/\.data\/sandbox$/) as string,
    gateway: {
      keyId: 'rzp_test_vidya',
      webhookUrl: 'http://127.0.0.1:4000/api/v1/payment/webhook',
      payoutAccount: '7878780080316316',
      switches: { delayMs: 0, duplicates: 0, disorder: false, drop: false },
      timeoutMs: 5000,
    },
    signIn: {
      clientId: 'vidya',
      redirectUris: expect.arrayContaining([expect.stringContaining('localhost:3000')]) as [],
    },
  });
});

test('reads switches and lists of addresses', () => {
  const config = readConfig({
    SANDBOX_WEBHOOK_DUPLICATES: '2',
    SANDBOX_WEBHOOK_DISORDER: 'true',
    SANDBOX_WEBHOOK_DROP: '0',
    OIDC_REDIRECT_URIS: 'https://a.example/cb, https://b.example/cb',
  });
  expect(config.gateway.switches).toEqual({ delayMs: 0, duplicates: 2, disorder: true, drop: false });
  expect(config.signIn.redirectUris).toEqual(['https://a.example/cb', 'https://b.example/cb']);
});

test('tells everything that is wrong at once', () => {
  const wrong = {
    SANDBOX_PORT: '70000',
    SANDBOX_WEBHOOK_DELAY_MS: 'soon',
    SANDBOX_WEBHOOK_DROP: 'perhaps',
    WEBHOOK_URL: 'not an address',
    OIDC_REDIRECT_URIS: 'ftp://a.example',
  };
  expect(() => readConfig(wrong)).toThrow(ConfigError);
  for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name);
});
