import { readPageSettings } from '../load/page-settings.ts';

type Rule = (text: string, type: string, sink: string) => string;

interface PolicyFactory {
  createPolicy: (name: string, rules: Record<string, Rule>) => unknown;
}

/**
 * Trusted types: allows scripts from the site, its remotes and the payment gateway only; HTML goes through the
 * sanitiser's own policy. A `blob:` address of this page may become a worker, which the player needs for adaptive
 * streams, and nothing else.
 */
export function installTrustedTypes(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  const allowed = new Set([location.origin, ...readPageSettings().scriptOrigins]);
  factory?.createPolicy('default', {
    createScriptURL: (address, _type, sink) => {
      const { protocol, origin } = new URL(address, location.href);
      const isOurs = protocol === 'blob:' ? origin === location.origin && isWorker(sink) : allowed.has(origin);
      if (isOurs) return address;
      throw new TypeError(`A script from ${address} is not allowed here.`);
    },
  });
}

/** 'Worker constructor' is the browsers' name for this sink. */
const isWorker = (sink: string): boolean => sink.startsWith('Worker ');
