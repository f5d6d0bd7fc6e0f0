import type { TestApi } from './api.ts';
import { busyMs } from './busy-time.ts';
import type { CallField } from './call-fields.ts';
import type { Cells, Sent } from './ownership-cells.ts';
import { ownershipTable } from './ownership-table.ts';
import { buildWorld, type Caller, callers, type StoredFiles, type World } from './ownership-world.ts';

/** Returns a copy with `value` at the end of the path; creates missing parts of the path. */
function withField(given: unknown, [name = '', ...rest]: string[], value: unknown): Record<string, string> {
  const copy: Record<string, unknown> = Object.assign(/^\d+$/.test(name) ? [] : {}, given);
  copy[name] = rest.length > 0 ? withField(copy[name], rest, value) : value;
  return copy as Record<string, string>;
}

interface Row {
  row: Cells;
  caller: Caller;
  status: number;
}

/** The caller with the best status for a call, and the row to send. */
function bestRow(call: string): Row {
  const all = ownershipTable
    .filter((row) => row.call === call)
    .flatMap((row) =>
      row.is.split(' ').map((status, at): Row => ({ row, caller: callers[at]!, status: Number(status) })),
    );
  const min = Math.min(...all.map(({ status }) => status));
  return all.findLast(({ status }) => status === min)!;
}

/** The message of an envelope; '' for other answers. */
function messageOf(body: string): string {
  if (!body.startsWith('{')) return '';
  const { Message = '' } = JSON.parse(body) as { Message?: string };
  return Message;
}

export interface Sending {
  call: string;
  field: CallField;
  /** Undefined: the value of the table row. */
  text?: string;
  /** In place of a text, anything that JSON can say. */
  value?: unknown;
}

/** Sends requests of the table with a text in one of their fields. */
export function createFieldSender(api: TestApi, files: StoredFiles) {
  let world: World | null = null;
  /** Sends the request of its table row, with `text` in the field if given. */
  async function send({ call, field: { place, path }, text, value: other }: Sending, measure = busyMs) {
    world ??= await buildWorld(api, files);
    const { row, caller, status } = bestRow(call);
    const route = api.app.accessTable.find((known) => known.call === call)!;
    const given: Sent = row.send?.(world, caller) ?? {};
    const input = text ?? other;
    const sent: Sent = input === undefined ? given : { ...given, [place]: withField(given[place], path, input) };
    const { params = {}, query, body, headers } = sent;
    const request = {
      method: route.method as 'GET',
      url: route.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params[name] ?? 'x').toWellFormed())),
      headers: { ...(await world.agentOf(caller)).headers, ...headers },
      ...(query && { query }),
      ...(body && { payload: body }),
    };
    const { ms, value } = await measure(() => api.app.inject(request));
    // An earlier successful request may have ended the session.
    if (value.statusCode === 401 && status < 400) world = null;
    return { ms, status: value.statusCode, message: messageOf(value.body) };
  }
  return {
    send,
    /** Lists are as long as they were. */
    reset: (): void => {
      world = null;
    },
  };
}

export type FieldSender = ReturnType<typeof createFieldSender>;
