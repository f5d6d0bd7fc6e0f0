import { type Fault, faults } from '../../calls/choices.ts';
import type { AreaOverride, Override } from '../../gate/document/release.ts';
import { isRemoteName } from '../../gate/remote-name.ts';
import type { RemoteName } from '../../gate/remotes.ts';

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Whether it is a development server on this machine. Overrides must not load scripts from anywhere else. */
const isLocalServer = (address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) && loopback.has(url.hostname);
};

const asName = (text: string): RemoteName | undefined => (isRemoteName(text) ? text : undefined);
const asFault = (text: string): Fault | undefined => faults.find((fault) => fault === text);

export type Areas = Override['areas'];

const example = 'catalog@http://127.0.0.1:3101/mf-manifest.json';

/** What an address requests: `mfe` as in `example`, `fault` as 'catalog:down'. */
type OverrideRequest = Record<'mfe' | 'fault', string[]>;

/** A value may be a list separated by commas. */
export const askedIn = (query: URLSearchParams): OverrideRequest => {
  const all = (name: string): string[] => query.getAll(name).flatMap((text) => text.split(',').filter(Boolean));
  return { mfe: all('mfe'), fault: all('fault') };
};

export function areasOf({ mfe, fault }: OverrideRequest): { areas: Areas; wrong: string[] } {
  const areas: Areas = {};
  const wrong: string[] = [];
  const add = (name: RemoteName, area: AreaOverride): void => void (areas[name] = { ...areas[name], ...area });
  for (const text of mfe) {
    const [, name, server = ''] = /^([^@]+)@(.+)$/.exec(text) ?? [];
    const known = asName(name ?? '');
    if (known && isLocalServer(server)) add(known, { server });
    else wrong.push(`mfe=${text}: an area, '@' and a manifest on this machine (${example}).`);
  }
  for (const text of fault) {
    const [name = '', kind = ''] = text.split(':');
    const [known, chosen] = [asName(name), asFault(kind)];
    if (known && chosen) add(known, { fault: chosen });
    else wrong.push(`fault=${text}: an area, ':' and one of ${faults.join(', ')} (catalog:down).`);
  }
  return { areas, wrong };
}

/** The known areas of a signed override. Undefined when one of them loads from another machine. */
export function acceptedAreas(areas: Areas): Areas | undefined {
  const known = Object.entries(areas).filter(([name]) => asName(name));
  const isSafe = known.every(([, { server }]) => server === undefined || isLocalServer(server));
  return isSafe ? Object.fromEntries(known) : undefined;
}
