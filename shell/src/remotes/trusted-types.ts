import { readPageSettings } from './page-settings.ts';

interface PolicyFactory {
  createPolicy: (name: string, rules: Record<string, (text: string) => string>) => unknown;
}

/** Lets scripts come from the site, its remotes and the card gateway only; HTML goes through a sanitiser's own policy. */
export function installTrustedTypes(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  const allowed = new Set([location.origin, ...readPageSettings().scriptOrigins]);
  factory?.createPolicy('default', {
    createScriptURL: (address) => {
      if (allowed.has(new URL(address, location.href).origin)) return address;
      throw new TypeError(`A script from ${address} is not allowed here.`);
    },
  });
}
