// Stands in for shell/src/remotes/load/load-remote.ts in the one-bundle build that the benchmarks compare with.
import type { Remote } from '@vidya/contracts/browser/platform';
import type { RemoteName } from '@vidya/contracts/release/remotes';

const remotes: Record<RemoteName, () => Promise<{ default: Remote }>> = {
  catalog: () => import(/* webpackChunkName: "catalog" */ '../../mfe-catalog/src/remote.tsx'),
  learning: () => import(/* webpackChunkName: "learning" */ '../../mfe-learning/src/remote.tsx'),
  authoring: () => import(/* webpackChunkName: "authoring" */ '../../mfe-authoring/src/remote.tsx'),
  account: () => import(/* webpackChunkName: "account" */ '../../mfe-account/src/remote.tsx'),
  admin: () => import(/* webpackChunkName: "admin" */ '../../mfe-admin/src/remote.tsx'),
};

export const fetchRemote = async (name: RemoteName): Promise<Remote> => (await remotes[name]()).default;
