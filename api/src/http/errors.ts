import type { Envelope } from '@vidya/contracts/calls/call';
import type { Problem } from '@vidya/contracts/rules/validation';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { filesMissing } from '@vidya/contracts/texts/choices';
import { texts } from '@vidya/contracts/texts/texts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseDown } from '../database/servers/database-down.ts';
import { createOutageLog } from '../logs/outage-log.ts';
import { safeMessage } from '../logs/safe-message.ts';
import { StoreDown } from '../outside/files/file-store.ts';
import { validationSentence } from './validation-sentence.ts';

/** A failure with a message for people: `message` becomes the envelope's Message, `code` its Error. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly status: number;
  readonly code: string;
  /** When it is worth another try, in ms from now. */
  readonly retryAfterMs: number | undefined;
  constructor(status: number, message: string, code: string, retryAfterMs?: number) {
    super(message);
    this.retryAfterMs = retryAfterMs;
    this.status = status;
    this.code = code;
  }
}

export const badRequest = (message: string, code = 'BadRequest') => new ApiProblem(400, message, code);
/** No valid session; `code` is 'TokenExpiredError' or 'invalid signature' if the request had one (section 8). */
export const unauthorised = (code = 'NoSession') => new ApiProblem(401, apiMessages.request.loginNeeded, code);
export const forbidden = (message: string = texts.page.denied) => new ApiProblem(403, message, 'Forbidden');
export const notFound = (message: string) => new ApiProblem(404, message, 'NotFound');
export const conflict = (message: string, code = 'Conflict') => new ApiProblem(409, message, code);
export const tooMany = (msLeft: number) =>
  new ApiProblem(429, apiMessages.request.tooMany(msLeft), 'TooManyRequests', msLeft);

/** Whether it is a wrong password, code or passkey: a form that is not filled in, or a database that is away, is none. */
export const isWrongProof = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'WrongCredentials';

/** Refuses an invalid form with the message of the first broken rule (contracts). */
export function refuse(problems: Problem[]): void {
  const [first] = problems;
  if (first) throw badRequest(first.message, 'ValidationError');
}

const known: Record<number, [message: string, code: string]> = {
  400: [apiMessages.request.notUnderstood, 'BadRequest'],
  404: [texts.page.notFoundTitle, 'NotFound'],
  405: [apiMessages.request.methodNotAllowed, 'MethodNotAllowed'],
  406: [apiMessages.request.notUnderstood, 'BadRequest'],
  413: [apiMessages.request.tooLarge, 'TooLarge'],
  415: [apiMessages.request.contentRefused, 'UnsupportedType'],
  503: [texts.session.serverDown, 'ServerBusy'],
};

function validationProblem(error: unknown): ApiProblem | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  return badRequest(validationSentence(error.validation[0]) ?? known[400]![0], 'ValidationError');
}

/** Whether the error, or what caused it, has one of the codes. */
function hasCode({ code, cause }: Error & { code?: string }, codes: readonly string[]): boolean {
  return (code !== undefined && codes.includes(code)) || (cause instanceof Error && hasCode(cause, codes));
}
/** The disk or the quota of the folder with the files is full. */
const diskFull = ['ENOSPC', 'EDQUOT'];
/** SQLSTATE of a broken foreign key: a course or lecture was deleted after the request had read it. */
const missingReference = ['23503'];

function problemOf(error: FastifyError, reply: FastifyReply): ApiProblem {
  if (error instanceof ApiProblem) return error;
  // Of the limit for all requests of an address, which has set the header.
  if (error.statusCode === 429) return tooMany(Number(reply.getHeader('retry-after') ?? 60) * 1_000);
  const validation = validationProblem(error);
  if (validation) return validation;
  // No id or code is that long.
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH') return new ApiProblem(404, ...known[404]!);
  if (isDatabaseDown(error)) return new ApiProblem(503, texts.session.serverDown, 'DatabaseDown');
  if (error instanceof StoreDown) return new ApiProblem(503, texts.session.serverDown, 'StoreDown');
  if (hasCode(error, missingReference)) return new ApiProblem(404, ...known[404]!);
  if (hasCode(error, diskFull)) return new ApiProblem(507, apiMessages.request.noRoom, 'NoRoom');
  const status = error.statusCode ?? 500;
  const body = known[status] ?? (status < 500 ? known[400] : undefined);
  return body ? new ApiProblem(status, ...body) : new ApiProblem(500, texts.account.fallback, 'InternalError');
}

const failure = (message: string, code: string, requestId?: string): Envelope => ({
  Success: false,
  Message: message,
  Data: null,
  Error: code,
  ...(requestId !== undefined && { RequestId: requestId }),
});

const retryAfterSeconds = 2;
/** Failures that are no fault: they have a line of their own elsewhere, if any. */
const expected: readonly string[] = ['Overloaded', 'Draining', 'Starting', 'NotReady', filesMissing];

/** The innermost message: the outer ones repeat the statement, and a database that is away fails many of them. */
const reasonOf = (error: Error): string => (error.cause instanceof Error ? reasonOf(error.cause) : safeMessage(error));

/** Each server's own: a test has several in one process. */
const outageLogs = new WeakMap<object, ReturnType<typeof createOutageLog>>();
function outageLogOf({ server: { server } }: FastifyRequest): ReturnType<typeof createOutageLog> {
  const log = outageLogs.get(server) ?? createOutageLog();
  outageLogs.set(server, log);
  return log;
}

/** Every failure becomes an envelope; unexpected errors are logged and reveal nothing. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error, reply);
  if (problem.code === 'DatabaseDown') outageLogOf(request)(request.log, reasonOf(error));
  else if (problem.status >= 500 && !expected.includes(problem.code))
    request.log.error({ err: error }, 'A request failed');
  // Frequent ones are a fault of ours.
  else if (hasCode(error, missingReference)) request.log.warn({ err: error }, 'A foreign key was broken');
  if (problem.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds);
  if (problem.retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(problem.retryAfterMs / 1_000));
  const requestId = problem.status >= 500 ? request.id : undefined;
  return reply
    .status(problem.status)
    .type('application/json')
    .send(failure(problem.message, problem.code, requestId));
}

export function mapErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) => reply.status(404).send(failure(...known[404]!)));
}
