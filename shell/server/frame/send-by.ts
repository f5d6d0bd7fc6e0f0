import type { Send } from '@vidya/contracts/browser/client';
import { type Call, callAddress, type Envelope } from '@vidya/contracts/calls/call';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { texts } from '@vidya/contracts/texts/texts';
import type { ApiResponse, Ask } from '../renderer/messages.ts';

const noEnvelope: Envelope = { Success: false, Message: texts.session.serverDown, Data: null, Error: null };

/** A server in between may respond with something else. */
function envelopeOf(response: ApiResponse | undefined): Envelope {
  try {
    return response ? ((JSON.parse(response.text) as Envelope | null) ?? noEnvelope) : noEnvelope;
  } catch {
    return noEnvelope;
  }
}

/** What a browser makes of a response that refuses. */
export function errorOf(response: ApiResponse | undefined): ApiError {
  const { Message, Error: code } = envelopeOf(response);
  return new ApiError(Message, { status: response?.status ?? 0, code: code ?? '' });
}

/** `send` for an area's initial data: GET calls only, without a session. */
export function createServerSend(ask: Ask): Send {
  const send = async (call: Call, input: { params?: Record<string, string>; query?: object }) => {
    if (call.method !== 'GET') throw new Error(`${call.name} cannot be sent before a page is in its browser.`);
    const response = await ask(callAddress(call, input.params, input.query));
    const { Success, Data, Message, Total = 0, Meta } = envelopeOf(response);
    if (!Success) throw errorOf(response);
    return { data: Data, message: Message, total: Total, ...(Meta ? { meta: Meta } : {}) };
  };
  return send as Send;
}
