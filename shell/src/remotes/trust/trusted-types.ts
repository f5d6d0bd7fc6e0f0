import { readPageSettings } from '../load/page-settings.ts';

type Rule = (text: string, type: string, sink: string) => string;

interface PolicyFactory {
  createPolicy: (name: string, rules: Record<string, Rule>) => unknown;
}

/**
 * Lets scripts come from the site, its remotes and the card gateway only; HTML goes through a sanitiser's own policy. What
 * a page has made itself (`blob:`) may become a worker, which the player needs for adaptive streams, and nothing else.
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

/** 'Worker constructor', as browsers name the place where the address is used. */
const isWorker = (sink: string): boolean => sink.startsWith('Worker ');
