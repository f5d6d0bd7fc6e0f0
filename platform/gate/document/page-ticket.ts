import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Group } from '../../calls/choices.ts';

/** What a page's browser was given of one area. */
export interface TicketArea {
  name: string;
  version: string;
  group: Group;
  /** This page should have been rendered on the server, and the version failed at it. */
  hasFailed?: boolean;
}

/** The right to report one page load. */
export interface PageTicket {
  /** Names the ticket, not the visitor. */
  id: string;
  /** Minutes since 1970. */
  minute: number;
  areas: TicketArea[];
}

const minuteMs = 60_000;
/** Neither a version's name nor base64url has it, and a header's token may. */
const between = '~';
const letters = { canary: 'c', control: 'k', other: 'o' } as const satisfies Record<Group, string>;
const failedMark = 'f';

const macOf = (text: string, secret: string): string =>
  createHmac('sha256', `page ticket ${secret}`).update(text).digest('base64url').slice(0, 27);

const groupOf = (mark: string): Group | undefined =>
  (Object.keys(letters) as Group[]).find((group) => letters[group] === mark[0]);

/** A new ticket, `id~minute~name~version~group~…~mac`, for a page that is sent at `now` (ms since 1970). */
export function issueTicket(areas: TicketArea[], secret: string, now = Date.now()): string {
  const fields = areas.flatMap(({ name, version, group, hasFailed }) => [
    name,
    version,
    `${letters[group]}${hasFailed ? failedMark : ''}`,
  ]);
  const minute = Math.floor(now / minuteMs).toString(36);
  const text = [randomBytes(9).toString('base64url'), minute, ...fields].join(between);
  return text + between + macOf(text, secret);
}

/** The ticket of a text; null if it is forged or changed. Whether it is too old or used up is the caller's question. */
export function readTicket(text: string, secret: string | undefined): PageTicket | null {
  const end = text.lastIndexOf(between);
  if (secret === undefined || end < 0) return null;
  const [shown, right] = [Buffer.from(text.slice(end + 1)), Buffer.from(macOf(text.slice(0, end), secret))];
  if (shown.length !== right.length || !timingSafeEqual(shown, right)) return null;
  const [id = '', minute = '', ...fields] = text.slice(0, end).split(between);
  const areas: TicketArea[] = [];
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [name = '', version = '', mark = ''] = fields.slice(at, at + 3);
    const hasFailed = mark.endsWith(failedMark);
    areas.push({ name, version, group: groupOf(mark) ?? 'other', ...(hasFailed && { hasFailed }) });
  }
  return { id, minute: Number.parseInt(minute, 36), areas };
}

/** How old a ticket is, in minutes, at `now` (ms since 1970). */
export const ticketAge = ({ minute }: PageTicket, now = Date.now()): number => Math.floor(now / minuteMs) - minute;
