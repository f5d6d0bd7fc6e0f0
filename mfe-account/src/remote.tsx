import { PlatformProvider, type Preparation, type RemoteProps } from '@vidya/contracts/browser/platform';
import { AccountRoutes, loadScreenAt } from './routes.tsx';

function AccountRemote({ platform }: RemoteProps) {
  return (
    <PlatformProvider platform={platform}>
      <AccountRoutes />
    </PlatformProvider>
  );
}

export default Object.assign(AccountRemote, {
  prepare: ({ url }: Pick<Preparation, 'url'>): Promise<void> => loadScreenAt(url.pathname),
});
