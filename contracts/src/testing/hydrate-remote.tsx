import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { MemoryRouter } from 'react-router-dom';
import type { ServerEntry } from '../browser/platform.tsx';
import type { RefusedForm } from '../browser/server-page.ts';
import { type MockResponses, mockPlatform } from './mock-platform.tsx';

interface Visit {
  at: string;
  hasSession?: boolean;
  responses?: MockResponses;
  /** A posted form that the page responds to. */
  refused?: RefusedForm;
}

interface Hydrated {
  status: number;
  /** As it leaves the server. */
  html: string;
  /** Parts that React rendered again, because they differ in the browser. */
  differences: unknown[];
  /** The page's data. */
  queries: QueryClient;
}

/** For tests: a page as an area renders it on the server, hydrated in `screen`. Null if the area leaves it to browsers. */
export async function hydrateRemote(entry: ServerEntry, visit: Visit): Promise<Hydrated | null> {
  const { at, hasSession = false, responses = {}, refused } = visit;
  const platform = mockPlatform({ responses, isProbing: hasSession });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const url = new URL(at, location.href);
  const preparation = { send: platform.send, queries, url, hasSession, ...(refused && { refused }) };
  const prepared = await entry.prepare(preparation);
  if (!prepared) return null;
  const page = () => (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <entry.Remote platform={platform} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const html = renderToString(page());
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const differences: unknown[] = [];
  await act(async () => {
    render(page(), { container, hydrate: true, onRecoverableError: (error) => differences.push(error) });
  });
  return { status: prepared.status ?? 200, html, differences, queries };
}
