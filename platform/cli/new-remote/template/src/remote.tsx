import { PlatformProvider, type RemoteProps } from '@vidya/contracts/browser/platform';
import { TemplateRoutes } from './routes.tsx';

/** Template, with the shell's platform. */
export default function TemplateRemote({ platform }: RemoteProps) {
  return (
    <PlatformProvider platform={platform}>
      <TemplateRoutes />
    </PlatformProvider>
  );
}
