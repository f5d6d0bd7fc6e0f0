import { limits } from '@vidya/contracts/rules/limits';
import type { Config } from '../../../api/src/config/config.ts';
import type { Counts } from '../../../api/src/outside/shared-state/shared-state.ts';
import type { AreaReport } from '../../calls/release.ts';
import type { PageTicket } from '../../gate/document/page-ticket.ts';

const { minutes, requests, comparedPerAddress } = limits.ticket;
/** A ticket of the last minute may live one more. */
const lifeMs = (minutes + 1) * 60_000;
const dayMs = 86_400_000;

/** A report as far as it counts. */
export interface Claim {
  report: AreaReport;
  /** The ticket's first report of this version. */
  isVisit: boolean;
  /** The visit's first failure. */
  isFailure: boolean;
  /** The server failed to render this page with the version; told once. */
  hasFailedOnServer: boolean;
  /** What it counts for: a verdict on a canary, or the watch over a live version; null where its address had enough. */
  countsFor: 'verdict' | 'watch' | null;
}

const failures: ReadonlySet<string> = new Set(['loadFailed', 'renderFailed', 'eventFailed']);

interface Sender {
  ticket: PageTicket;
  /** The sender's IP address. */
  address: string;
}

/**
 * Decides what of a ticket's reports counts, on all servers together: each version is one visit, each of its outcomes counts
 * once. Compared is the version that the ticket was given for, in its group, and few visits of one address.
 */
export function createClaims({ counts, config }: { counts: Counts; config: Pick<Config, 'requestsPerMinute'> }) {
  const isLimited = config.requestsPerMinute > 0;
  const nth = async (key: string, by = 1, windowMs = lifeMs): Promise<number> =>
    (await counts.add(`report ${key}`, by, windowMs)).count;
  const isFirst = async (key: string): Promise<boolean> => (await nth(key)) === 1;

  /** An address with too many visits stays out with each of the further ones, whatever follows in them. */
  async function isWithinAddress(
    page: string,
    { compared, address, isVisit }: { compared: string; address: string; isVisit: boolean },
  ) {
    if (!isLimited) return true;
    const isOver = isVisit && (await nth(`compared ${compared} ${address}`, 1, dayMs)) > comparedPerAddress;
    return (await nth(`${page} left out`, isOver ? 1 : 0)) === 0;
  }

  async function claim(report: AreaReport, { ticket, address }: Sender): Promise<Claim | null> {
    const { name, version, outcome } = report;
    const page = `${ticket.id} ${name} ${version}`;
    if (!(await isFirst(`${page} ${outcome}`))) return null;
    const given = ticket.areas.find((area) => area.name === name && area.version === version);
    const isVisit = await isFirst(page);
    const hasFailedOnServer = isVisit && given?.hasFailed === true;
    const isFailure = (hasFailedOnServer || failures.has(outcome)) && (await isFirst(`${page} failed`));
    const purpose = given?.group === 'other' ? 'watch' : 'verdict';
    const compared = purpose === 'watch' ? `${name} ${version}` : name;
    const isCounted = given !== undefined && (await isWithinAddress(page, { compared, address, isVisit }));
    return { report, isVisit, isFailure, hasFailedOnServer, countsFor: isCounted ? purpose : null };
  }

  /** Of one request. None once the ticket was used as often as it may be. */
  return async (reports: AreaReport[], sender: Sender): Promise<Claim[]> => {
    if ((await nth(sender.ticket.id)) > requests) return [];
    const claims: Claim[] = [];
    for (const report of reports) {
      // In order: the first of a version is its visit.
      // oxlint-disable-next-line no-await-in-loop
      const claimed = await claim(report, sender);
      if (claimed) claims.push(claimed);
    }
    return claims;
  };
}
