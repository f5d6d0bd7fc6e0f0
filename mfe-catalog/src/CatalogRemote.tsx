import { PlatformProvider, type RemoteProps } from '@vidya/contracts/browser/platform';
import { CatalogRoutes } from './routes.tsx';

/** The catalogue remote: home, the lists, the course page, and contact. */
export function CatalogRemote({ platform }: RemoteProps) {
  return (
    <PlatformProvider platform={platform}>
      <CatalogRoutes />
    </PlatformProvider>
  );
}
