import type { Call, CallExample } from '@vidya/contracts/calls/call';
import type { RecordedCall } from '@vidya/contracts/calls/recorded/recorded-call';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Agent, injector, visitor } from '../http/in-process.ts';
import { addSampleData, type SampleData } from './sample-data.ts';
import type { ScratchApi } from './scratch-api.ts';

type Replayed = Pick<ScratchApi, 'app' | 'db'>;

// Shapes come from other versions: a keyword that this one does not know is no reason to fail.
const validator = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });

/** The value with every '{name}' in its texts replaced. */
function filled(value: unknown, values: Record<string, string>): unknown {
  if (typeof value === 'string') return value.replaceAll(/\{(\w+)\}/g, (text, name: string) => values[name] ?? text);
  if (Array.isArray(value)) return value.map((one) => filled(one, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, values)]));
}

async function agentFor({ app }: Replayed, as: CallExample['as'], { people }: SampleData): Promise<Agent> {
  if (as === 'visitor') return visitor(app);
  const agent = new Agent();
  const reply = { setCookie: (name: string, value: string) => agent.cookies.set(name, value) };
  await app.sessions.start({ headers: {} } as FastifyRequest, reply as unknown as FastifyReply, {
    userId: people[as],
    isProof: true,
  });
  return agent;
}

/** How a part of an envelope differs from what the version was built for; '' if it does not. */
function difference(schema: object | undefined, value: unknown, at: string): string {
  if (!schema || validator.validate(schema, value)) return '';
  const [first] = validator.errors ?? [];
  const where = (first?.instancePath ?? '').replaceAll(/\/(\d+)/g, '[$1]').replaceAll('/', '.');
  return `${at}${where} ${first?.message ?? 'is not what it was built for'}`;
}

/** Sends one recorded request. Returns what is wrong with its response; '' for nothing. */
async function replayCall(scratch: Replayed, call: RecordedCall, { as, ...parts }: CallExample): Promise<string> {
  const sample = await addSampleData(scratch.db);
  const agent = await agentFor(scratch, as, sample);
  const input = filled(parts, sample.values) as object;
  const send = injector(scratch.app);
  const { status, body } = await send(call as unknown as Call, { as: agent, ...input });
  const { Message, Data, Meta } = body;
  if (status !== 200) return `a request that succeeded is answered ${status}: ${Message}`;
  return difference(call.data, Data, 'Data') || (Meta ? difference(call.meta, Meta, 'Meta') : '');
}

/**
 * Sends the requests that versions recorded to a server with sample data, each with new data of its own, and compares
 * the responses with what the versions were built for. Calls without an example are left out. Returns what is wrong, by
 * the call's index.
 */
export async function replayCalls(scratch: Replayed, calls: RecordedCall[]): Promise<string[]> {
  const found: string[] = [];
  for (const call of calls) {
    // oxlint-disable-next-line no-await-in-loop
    const problem = call.example ? await replayCall(scratch, call, call.example).catch(String) : '';
    found.push(problem);
  }
  return found;
}
