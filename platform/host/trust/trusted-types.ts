import { readPageSettings } from '../load/page-settings.ts';

/**
 * Allows scripts from the site, its remotes and the payment gateway only; HTML goes through the sanitiser's own policy.
 * A `blob:` address of this page may become a worker, which the player needs for adaptive streams, and nothing else.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: object) => unknown } };
  const allowed = new Set([location.origin, ...readPageSettings().scriptOrigins]);
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address: string, _type: string, sink: string): string => {
      const { protocol, origin } = new URL(address, location.href);
      const isOurs = protocol === 'blob:' ? origin === location.origin && isWorker(sink) : allowed.has(origin);
      if (isOurs) return address;
      throw new TypeError(`A script from ${address} is not allowed here.`);
    },
  });
}

/** 'Worker constructor' is the browsers' name for this sink. */
const isWorker = (sink: string): boolean => sink.startsWith('Worker ');
