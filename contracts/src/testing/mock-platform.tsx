import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { atom } from 'jotai';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type InitialEntry, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { type ApiResponse, createClient, type Send } from '../browser/client.ts';
import type { AreaWork, DialogEntry, Platform, Session, Toasts } from '../browser/platform.tsx';
import { queryDefaults } from '../browser/query-defaults.ts';
import type { User } from '../calls/account.ts';
import { ApiError, messageOf } from '../rules/api-error.ts';
import { texts } from '../texts/texts.ts';

export interface MockRequest {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** By call name: the data to return, `{ data, message, total }` through `responseOf`, or a thrown ApiError. */
export type MockResponses = Record<string, (input: MockRequest) => unknown>;

export interface MockOptions {
  user?: User;
  /** The session is not known yet. */
  isProbing?: boolean;
  /** Without it, the real client sends requests to the page's own origin. */
  responses?: MockResponses;
}

const marked = new WeakSet<object>();

interface ResponseFields {
  message?: string;
  total?: number;
  meta?: object;
}

/** A response with a message, the length of the whole list, and metadata. */
export function responseOf<Data>(data: Data, text: ResponseFields = {}): ApiResponse<Data> {
  const response = { data, message: '', total: 0, ...text };
  marked.add(response);
  return response;
}

const isAnswer = (value: unknown): value is ApiResponse<unknown, never> =>
  typeof value === 'object' && value !== null && marked.has(value);

function mockSend(responses: MockResponses): Send {
  return async (call, input) => {
    const response = responses[call.name];
    if (!response) throw new ApiError(`No mock answer for ${call.name}`, { status: 500 });
    const value = await response(input as MockRequest);
    // As with the real client, a caller that has aborted gets no response.
    input.signal?.throwIfAborted();
    return isAnswer(value) ? value : { data: value, message: '', total: 0 };
  };
}

/** Responses over a network that can go away, of which the browser tells the page. */
export function mockNetwork(responses: MockResponses) {
  let isThere = true;
  // The library listens to the browser from its first client on.
  new QueryClient().mount();
  const change = (isOnline: boolean) => () => {
    isThere = isOnline;
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  const overNetwork =
    (respond: MockResponses[string]): MockResponses[string] =>
    (input) => {
      if (!isThere) throw new ApiError(texts.session.serverDown, { status: 0 });
      return respond(input);
    };
  return {
    responses: Object.fromEntries(Object.entries(responses).map(([name, respond]) => [name, overNetwork(respond)])),
    leave: change(false),
    comeBack: change(true),
  };
}

export interface MockPlatform extends Platform {
  /** Every toast so far, newest last: '{kind}: {message}'. */
  said: string[]; // oxlint-disable-line id-denylist -- a published name
  /** What leaving the area would ask about. */
  areaWork: AreaWork | null;
}

/** A mock host API for a remote on its own: in a test, or on its standalone page. */
export function mockPlatform({ user, isProbing, responses }: MockOptions): MockPlatform {
  const texts: string[] = [];
  const say = (kind: string) => (message: string) => void texts.push(`${kind}: ${message}`);
  const known: Session = user ? { status: 'signedIn', user } : { status: 'signedOut' };
  const session: Session = isProbing ? { status: 'probing' } : known;
  const toasts: Toasts = {
    success: say('success'),
    error: say('error'),
    blank: say('blank'),
    loading: (message) => {
      say('loading')(message);
      return { succeed: say('success'), fail: say('error'), dismiss: () => undefined };
    },
  };
  const mock: MockPlatform = {
    said: texts, // oxlint-disable-line id-denylist
    areaWork: null,
    sessionAtom: atom<Session>(session),
    signIn: (person) => say('signIn')(person.email),
    signOut: () => say('signOut')(''),
    refreshSession: () => Promise.resolve(user ?? null),
    send: responses ? mockSend(responses) : createClient({ watchSession: () => () => say('session')('ended') }).send,
    toasts,
    run: async (work, text) => {
      const loading = text.loading ? toasts.loading(text.loading) : null;
      try {
        const response = await work;
        const message = response.message || text.success;
        if (message) (loading ? loading.succeed : toasts.success)(message);
        return response;
      } catch (error) {
        (loading ? loading.fail : toasts.error)(messageOf(error, text.failure));
        return null;
      }
    },
    useLeaveGuard,
    useAreaGuard: (work) => {
      useLeaveGuard(work !== null);
      useEffect(() => void (mock.areaWork = work));
    },
    useDialogEntry,
    countBusiness: () => say('business')('counted'),
  };
  return mock;
}

/** Like the shell's, but for navigation, which the mock site lets through: `asksToLeave` tells. */
function useLeaveGuard(isDirty: boolean, names: readonly string[] = []): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: Event): void => {
      const { detail } = event as CustomEvent<string | null>;
      if (!detail || names.includes(detail)) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty, names]);
}

/** Whether leaving the page would ask about unsaved input; with `name` whether a change of that name in the query would. */
export const asksToLeave = (name?: string): boolean =>
  !dispatchEvent(new CustomEvent('beforeunload', { cancelable: true, detail: name }));

/** Like the shell's: a history entry, so that Back and a replaced URL close the dialog. Late work closes no later one. */
function useDialogEntry(name: string): DialogEntry {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const held = state as { dialog?: string } | null;
  const isOpen = held?.dialog === name;
  const here = useRef<string>(null);
  useLayoutEffect(() => {
    here.current = key;
  }, [key]);
  return {
    isOpen,
    open: () => void navigate({ pathname, search }, { state: { ...held, dialog: name } }),
    close: () => {
      if (isOpen && here.current === key) void navigate(-1);
    },
  };
}

/** The wrappers that the shell puts around a remote: one router and one query client. */
export function MockSite({ at, children }: { at: InitialEntry; children: ReactNode }) {
  // A test sees each load, which the shell's client leaves out while the data is new.
  const fresh = { ...queryDefaults, queries: { ...queryDefaults.queries, staleTime: 0 } };
  const [queries] = useState(() => new QueryClient({ defaultOptions: fresh }));
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
}
