import { type PrerenderedView, viewWithSession } from '@vidya/contracts/texts/page-meta';

/** The page's prerendered HTML, without data, if its version has one that fits the address. */
export function prerenderedView(
  views: Record<string, PrerenderedView> | undefined,
  { pathname, searchParams }: URL,
  hasSession: boolean,
): PrerenderedView | undefined {
  const view = (hasSession ? views?.[viewWithSession(pathname)] : undefined) ?? views?.[pathname];
  return view?.variesBy?.some((name) => searchParams.has(name)) ? undefined : view;
}
