/** `otherwise` describes a default that is computed; the fixed ones are in config.ts. */
interface SettingDoc {
  about: string;
  otherwise?: string;
}

/** The meaning of each setting of the front server, for docs/settings.md. */
export const settingDocs = {
  NODE_ENV: { about: 'as for the API' },
  SITE_HOST: { about: 'address to listen on, plain HTTP' },
  SITE_PORT: { about: 'its port' },
  SITE_ORIGINS: {
    about: 'as for the API; the first is in canonical addresses; required in production',
    otherwise: 'localhost at its port',
  },
  ORIGIN_SECRET: { about: 'sent to the API (its `FRONT_SECRET`) and the admin origin', otherwise: 'required' },
  API_URL: {
    about: 'API servers, with commas; an `http` name of several servers is resolved every second',
  },
  ADMIN_ORIGIN: { about: 'origin of the admin area, private to this server; required in production' },
  TRUSTED_PROXIES: {
    about: 'addresses or ranges whose `x-forwarded-for`, `x-forwarded-host`, `x-request-id` are believed',
  },
  CHECKOUT_ORIGINS: { about: 'the gateway’s origins, for the content security policy; required in production' },
  OBJECT_STORE: {
    about: 'the API’s: films are served from the folder, or loaded from S3’s origin',
    otherwise: '`.data`',
  },
  S3_ENDPOINT: { about: 'as for the API', otherwise: 'Amazon' },
  AWS_REGION: { about: 'as for the API' },
  RELEASE_PUBLIC_KEY: { about: 'public half of `RELEASE_PRIVATE_KEY`: 32 bytes, base64', otherwise: 'required' },
  RELEASES_FILE: { about: 'the signed release document', otherwise: '`.data/releases/releases.json`' },
  RELEASES_URL: { about: 'its address instead, asked twice a second' },
  RELEASES_KEPT: { about: 'file in which the last good document outlives a restart' },
  SHELL_BUILDS: { about: 'folder of the shell’s builds', otherwise: '`shell/dist`' },
  SHELL_VERSION: { about: 'the build to serve; name an older one to go back', otherwise: 'the newest' },
  HEAD_WAIT_MS: { about: 'longest wait of a page for the API’s data, 1 to 5000' },
  FORM_WAIT_MS: { about: 'longest wait of a form posted without script, 1 to 9000' },
  DRAIN_SECONDS: { about: 'serves on after SIGTERM with `/healthz` 503, then requests have 15 s' },
  REPORT_SHARE: { about: 'share of page loads that report, 0 to 1; canaries and control groups always do' },
  ACCESS_LOG: { about: 'as for the API', otherwise: '0; production 1' },
  OTEL_EXPORTER_OTLP_ENDPOINT: { about: 'as for the API' },
  SITE_METRICS_PORT: { about: 'as the API’s `METRICS_PORT`' },
  SITE_METRICS_HOST: { about: 'its address' },
  DEVELOPMENT: { about: '`1`: anybody may load other versions; refused in production' },
  DEVELOPMENT_SERVERS: { about: 'areas under development, as `catalog@<manifest>`; set by `npm run dev`' },
} satisfies Record<string, SettingDoc>;
