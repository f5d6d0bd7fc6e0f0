import type { QueryClient } from '@tanstack/react-query';
import type { Atom } from 'jotai';
import { type ComponentType, createContext, type ReactNode, useContext, useEffect } from 'react';
import type { User } from '../calls/account.ts';
import { pageTitle } from '../texts/site.ts';
import type { ApiResponse, Send } from './client.ts';

/** Who is here. 'probing' until the start-up probe has answered (and nothing was restored from storage). */
export type Session = { status: 'probing' } | { status: 'signedOut' } | { status: 'signedIn'; user: User };

export interface LoadingToast {
  succeed: (message: string) => void;
  fail: (message: string) => void;
  dismiss: () => void;
}

/** Toasts of section 9. They belong to the shell and survive moves between remotes. */
export interface Toasts {
  success: (message: string) => void;
  error: (message: string, action?: { label: string; run: () => void }) => void;
  blank: (message: string) => void;
  loading: (message: string) => LoadingToast;
}

/** What a progress toast says: the server's message wins over `success` and `failure`. */
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

/** What the shell lends to every remote. */
export interface Platform {
  sessionAtom: Atom<Session>;
  /** After a login: keeps the person, their role and the flag, in this tab and the others. */
  signIn: (user: User) => void;
  /** Clears storage and the session without asking the server, and goes to `/`. */
  signOut: () => void;
  /** Asks the server who is here; null when nobody is. */
  refreshSession: () => Promise<User | null>;
  send: Send;
  /** Runs a call with its toasts. Null when it failed: the failure has been said, the screen stays. */
  run: <Data>(work: Promise<ApiResponse<Data>>, messages: ToastMessages) => Promise<ApiResponse<Data> | null>;
  toasts: Toasts;
  /** A hook: asks before a move or a reload loses what was typed. */
  useLeaveGuard: (isDirty: boolean) => void;
  /** A hook: a dialog as a history entry, so that Back closes it and stays (decision R5). */
  useDialogEntry: (name: string) => DialogEntry;
}

export interface RemoteProps {
  platform: Platform;
}

/** What an area may use before one of its pages is drawn. */
export interface Preparation {
  send: Send;
  queries: QueryClient;
  url: URL;
}

/**
 * The default export of a remote's only exposed module. `prepare` fetches what the page at an address begins with, when
 * somebody is about to go there: the page is then drawn once, whole.
 */
export type Remote = ComponentType<RemoteProps> & { prepare?: (preparation: Preparation) => Promise<void> };

const PlatformContext = createContext<Platform | null>(null);

function required(platform: Platform | null | undefined): Platform {
  if (!platform) throw new Error('This area needs the platform of the shell that hosts it.');
  return platform;
}

/** Passes the lent platform down inside one remote. Throws in a foreign host that lends none. */
export function PlatformProvider({ platform, children }: RemoteProps & { children: ReactNode }) {
  return <PlatformContext value={required(platform)}>{children}</PlatformContext>;
}

export const usePlatform = (): Platform => required(useContext(PlatformContext));

// The shell lends the same two hooks for as long as the page lives, so they may be called like any other.

/** A dialog as a history entry, so that Back closes it and stays (decision R5). */
export function useDialogEntry(name: string): DialogEntry {
  // oxlint-disable-next-line react/hooks
  return usePlatform().useDialogEntry(name);
}

/** Asks before a move or a reload loses what was typed. */
export function useLeaveGuard(isDirty: boolean): void {
  // oxlint-disable-next-line react/hooks
  usePlatform().useLeaveGuard(isDirty);
}

/**
 * The page's title, with the site's name behind it (decision R8). Undefined while it is not known: what the front server
 * wrote stays.
 */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = pageTitle(title);
  }, [title]);
}
