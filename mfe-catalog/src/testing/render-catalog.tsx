import { screen } from '@testing-library/react';
import type { RemoteProps } from '@vidya/contracts/browser/platform';
import type { MockOptions } from '@vidya/contracts/testing/mock-platform';
import { renderRemote } from '@vidya/contracts/testing/render-remote';
import { useLayoutEffect } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { CatalogRemote } from '../CatalogRemote.tsx';

let here: Location;

/** The catalogue, with access to the browser's Back. */
function CatalogInBrowser(props: RemoteProps) {
  const location = useLocation();
  useLayoutEffect(() => {
    here = location;
  }, [location]);
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
      <CatalogRemote {...props} />
    </>
  );
}

/** For tests: the remote at an address, with the current address and Back. */
export function renderCatalog(
  options: MockOptions & { at: string | { pathname: string; search?: string; state?: unknown } },
) {
  const rendered = renderRemote(CatalogInBrowser, options);
  return {
    ...rendered,
    address: () => here.pathname + here.search,
    state: () => here.state as Record<string, unknown> | null,
    goBack: () => rendered.user.click(screen.getByRole('button', { name: 'Browser back' })),
  };
}

/** A response that never arrives. */
export const never = () => new Promise<never>(() => undefined);
