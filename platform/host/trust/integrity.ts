import { readPageSettings } from '../load/page-settings.ts';

type IntegrityTable = Record<string, string>;

const table = (): IntegrityTable => {
  const page = globalThis as { __vidyaIntegrity?: IntegrityTable };
  page.__vidyaIntegrity ??= {};
  return page.__vidyaIntegrity;
};

/** Registers hashes by address: webpack's chunk loader reads this table. */
export function trust(integrity: IntegrityTable): void {
  for (const [address, hash] of Object.entries(integrity)) {
    table()[new URL(address, location.href).href] = hash;
  }
}

/** Takes the hashes of all files in a folder back. */
export function distrust(base: string): void {
  for (const address of Object.keys(table())) if (address.startsWith(base)) delete table()[address];
}

/** A well-formed hash that no file has: a file without an entry in the table never runs. */
export const impossible = `sha384-${'A'.repeat(64)}`;

/** The hash that a file must have; empty for a development server. */
export function integrityOf(address: string): string {
  const url = new URL(address, location.href);
  if (readPageSettings().uncheckedOrigins.includes(url.origin)) return '';
  return table()[url.href] ?? impossible;
}
