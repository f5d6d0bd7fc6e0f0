import { PlatformProvider, type RemoteProps } from '@vidya/contracts/browser/platform';
import { TemplateRoutes } from './routes.tsx';

/** Template, on the platform that the shell lends. */
export default function TemplateRemote({ platform }: RemoteProps) {
  return (
    <PlatformProvider platform={platform}>
      <TemplateRoutes />
    </PlatformProvider>
  );
}
