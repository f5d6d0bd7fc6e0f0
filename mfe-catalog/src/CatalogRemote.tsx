import { PlatformProvider, type RemoteProps } from '@vidya/contracts/browser/platform';
import { CatalogRoutes } from './routes.tsx';

/** The catalogue: home, the lists, the detail of a course, and contact. */
export function CatalogRemote({ platform }: RemoteProps) {
  return (
    <PlatformProvider platform={platform}>
      <CatalogRoutes />
    </PlatformProvider>
  );
}
