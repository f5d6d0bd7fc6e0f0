import type { Call, CallInput, CallShape, MetaOf } from '../calls/call.ts';
import { ApiError } from '../rules/api-error.ts';
import { reauthenticationCode } from '../rules/reauthentication.ts';
import { staleHeader } from '../rules/stale-header.ts';
import { texts } from '../texts/texts.ts';
import { forgetPassword, getProfile, login, register, resetPassword } from './calls.ts';
import type * as requests from './requests.ts';
import type { LooseInput, Received } from './requests.ts';

/** A successful call: its data, the server's message, and, for a page of a list, the length of the whole list. */
export interface ApiResponse<Data, Meta = unknown> {
  data: Data;
  message: string;
  total: number;
  meta?: Meta;
}

export type Send = <S extends CallShape>(
  call: Call<S>,
  input: CallInput<S> & { signal?: AbortSignal },
) => Promise<ApiResponse<S['data'], MetaOf<S>>>;

interface ClientOptions {
  /** Called for each response: whether it is one from before the API went down. */
  onAge?: (isStale: boolean) => void;
  /**
   * Called as each call is sent, except the sign-in calls. What it returns is called if the response means "no valid
   * session any more" (section 8).
   */
  watchSession: () => () => void;
  /**
   * Asks the person to prove who they are, for a call that is dangerous; resolves with whether they did. The call is then
   * sent again. Without it such a call fails.
   */
  reauthenticate?: () => Promise<boolean>;
}

const signingIn: ReadonlySet<string> = new Set(
  [login, register, forgetPassword, resetPassword, getProfile].map((call) => call.name),
);

let http: Promise<typeof requests> | undefined;

/** What sends requests. A page whose HTML has its data loads it after hydration; after a failure the next call retries. */
export function loadHttp() {
  http ??= import(/* webpackChunkName: "requests" */ './requests.ts').catch((error: unknown) => {
    http = undefined;
    throw error;
  });
  return http;
}

/**
 * The only place that sends HTTP requests (decision S4). Rejects with `ApiError`, or with an AbortError when the caller
 * aborted.
 */
export function createClient({ watchSession, onAge, reauthenticate }: ClientOptions): { send: Send } {
  const answered: Send = async <S extends CallShape>(call: Call<S>, input: LooseInput) => {
    const onSessionEnded = signingIn.has(call.name) ? undefined : watchSession();
    let { response, envelope } = await attempt(call, input);
    if (envelope.Error === reauthenticationCode && (await reauthenticate?.()))
      ({ response, envelope } = await attempt(call, input));
    if (response.ok) onAge?.(response.headers.has(staleHeader));
    if (response.ok && envelope.Success) {
      const { Data, Message, Total = 0, Meta } = envelope;
      return { data: Data, message: Message, total: Total, ...(Meta && { meta: Meta as MetaOf<S> }) };
    }
    const hasEnded = response.status === 401 || envelope.Error === 'invalid signature';
    if (hasEnded) onSessionEnded?.();
    throw new ApiError(envelope.Message, {
      status: response.status,
      code: envelope.Error ?? '',
      requestId: envelope.RequestId,
    });
  };
  return { send: answered };
}

async function attempt(call: Call, input: LooseInput): Promise<Received> {
  try {
    return await (await loadHttp()).exchange(call, input);
  } catch (error) {
    if (input.signal?.aborted) throw error;
    // Timeout, abort by the browser or no network: the specification has one message for all of them.
    throw new ApiError(texts.session.serverDown, { status: 0 });
  }
}
