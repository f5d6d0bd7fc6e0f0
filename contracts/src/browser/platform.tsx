import { type QueryClient, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Atom, useAtomValue } from 'jotai';
import { type ComponentType, createContext, type ReactNode, useContext, useEffect } from 'react';
import type { User } from '../calls/account.ts';
import type { Call, CallInput, CallShape } from '../calls/call.ts';
import { pageTitle } from '../texts/site.ts';
import type { ApiResponse, Send } from './client.ts';
import type { PostedForm, RefusedForm, ServerPage, Submission } from './server-page.ts';

/**
 * The person's session. 'probing' until the start-up probe has its response, unless storage has a session; `isLearning`:
 * as the last page knew it, undefined if none did.
 */
export type Session =
  | { status: 'probing'; isLearning?: boolean | undefined }
  | { status: 'signedOut' }
  | { status: 'signedIn'; user: User };

/** Shown below a message, small: what support needs to find the failure in the logs. */
export interface RequestReference {
  requestId: string | undefined;
}

export interface LoadingToast {
  succeed: (message: string) => void;
  fail: (message: string, extra?: RequestReference) => void;
  dismiss: () => void;
}

/** Toasts of section 9. The shell owns them, so they survive navigation between remotes. */
export interface Toasts {
  success: (message: string) => void;
  error: (message: string, extra?: { label: string; run: () => void } | RequestReference) => void;
  blank: (message: string, action?: { label: string; run: () => void }) => void;
  loading: (message: string) => LoadingToast;
}

/** The texts of a progress toast; the server's message takes precedence over `success` and `failure`. */
export interface ToastMessages {
  loading?: string;
  success?: string;
  failure: string;
}

export interface DialogEntry {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** What goes on in an area while a person works on its pages, such as an upload, and what leaving the area means for it. */
export interface AreaWork {
  /** The question's title. */
  title: string;
  line: string;
  /** The paths to which one may go unasked. */
  within: readonly string[];
}

/** The host API: everything that the shell gives to a remote. */
export interface Platform {
  sessionAtom: Atom<Session>;
  /** After a login: stores the person, their role and the flag, for this tab and the others. */
  signIn: (user: User) => void;
  /** Clears storage and the session without a request, and navigates to `/`. */
  signOut: () => void;
  /** Asks the server for the session's user; null when signed out. */
  refreshSession: () => Promise<User | null>;
  send: Send;
  /** Runs a call with its toasts. Returns null when it failed: the toast has shown the error, and the screen stays. */
  run: <Data>(work: Promise<ApiResponse<Data>>, messages: ToastMessages) => Promise<ApiResponse<Data> | null>;
  toasts: Toasts;
  /** A hook: asks before navigation or a reload loses unsaved input. `names`: of the query, whose change loses it too. */
  useLeaveGuard: (isDirty: boolean, names?: readonly string[]) => void;
  /** A hook: asks, in the work's own words, before navigation leaves its paths or a reload ends it. */
  useAreaGuard: (work: AreaWork | null) => void;
  /** A hook: a dialog as a history entry, so that Back closes it without leaving the page (decision R5). */
  useDialogEntry: (name: string) => DialogEntry;
  /**
   * Reports that this visit reached the area's goal, such as a booked ticket: `counts` in its declaration names it.
   * A canary is judged by it. A visit counts once, however often this is called.
   */
  countBusiness: () => void;
}

export interface RemoteProps {
  platform: Platform;
}

/** What a remote's `prepare` may use before one of its pages renders. */
export interface Preparation {
  send: Send;
  queries: QueryClient;
  url: URL;
}

/**
 * The default export of a remote's only exposed module. `prepare` fetches the initial data of the page at a URL before
 * navigation to it, so that the page renders once, complete.
 */
export type Remote = ComponentType<RemoteProps> & { prepare?: (preparation: Preparation) => Promise<void> };

/** What an area may use on the server before one of its pages renders. `send` takes GET calls only, as a visitor. */
export interface ServerPreparation extends Preparation {
  /** The request had a session cookie, whether or not the session is still valid. */
  hasSession: boolean;
  /** The page responds to this form. What it shows of it goes into the queries, so that the browser shows the same. */
  refused?: RefusedForm;
}

/**
 * What an area's `server.tsx` exports as `entry`: its pages as the server renders them. `prepare` puts the initial data of
 * the page at a URL into the queries; it resolves with null if the server does not render that page. `submit` says what a
 * posted form asks for: the front server makes the call in the person's name. Undefined if the page takes no form.
 */
export interface ServerEntry {
  Remote: ComponentType<RemoteProps>;
  prepare: (preparation: ServerPreparation) => Promise<ServerPage | null>;
  submit?: (form: PostedForm) => Submission | 'invalid' | undefined;
}

const PlatformContext = createContext<Platform | null>(null);

function required(platform: Platform | null | undefined): Platform {
  if (!platform) throw new Error('This area needs the platform of the shell that hosts it.');
  return platform;
}

/** Provides the host API inside one remote. Throws when the host passes none. */
export function PlatformProvider({ platform, children }: RemoteProps & { children: ReactNode }) {
  return <PlatformContext value={required(platform)}>{children}</PlatformContext>;
}

export const usePlatform = (): Platform => required(useContext(PlatformContext));

export const useSession = (): Session => useAtomValue(usePlatform().sessionAtom);

/** The signed-in person; null for visitors, and while the start-up probe runs. */
export function usePerson(): User | null {
  const session = useSession();
  return session.status === 'signedIn' ? session.user : null;
}

type Options<Data> = Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'> & { key: readonly unknown[] };

/** The data of a call, cached under `key`, and the state of its request. */
export function useCall<S extends CallShape>(
  call: Call<S>,
  request: CallInput<S> & Options<S['data']>,
): UseQueryResult<S['data']> {
  const { send } = usePlatform();
  type Input = Partial<Record<'params' | 'query' | 'body', object>>;
  const { key, params, query, body, ...options } = request as Input & Options<S['data']>;
  return useQuery<S['data']>({
    ...options,
    queryKey: key,
    queryFn: async ({ signal }) => {
      const input = { params, query, body, signal } as unknown as CallInput<S> & { signal: AbortSignal };
      return (await send(call, input)).data;
    },
  });
}

// The shell passes the same three hooks for the whole life of the page, so calling them this way is safe.

/** A dialog as a history entry, so that Back closes it without leaving the page (decision R5). */
export function useDialogEntry(name: string): DialogEntry {
  // oxlint-disable-next-line react/hooks
  return usePlatform().useDialogEntry(name);
}

/** Asks before navigation or a reload loses unsaved input. `names`: of the query, whose change loses it too. */
export function useLeaveGuard(isDirty: boolean, names?: readonly string[]): void {
  // oxlint-disable-next-line react/hooks
  usePlatform().useLeaveGuard(isDirty, names);
}

/** Asks, in the work's own words, before navigation leaves its paths or a reload ends it. */
export function useAreaGuard(work: AreaWork | null): void {
  // oxlint-disable-next-line react/hooks
  usePlatform().useAreaGuard(work);
}

/**
 * Sets the page title, followed by the site's name (decision R8). Undefined keeps the front server's title, while the
 * real one is unknown.
 */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = pageTitle(title);
  }, [title]);
}
