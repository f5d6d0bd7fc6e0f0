import type { RemoteName } from '@vidya/platform/gate/remotes';

/** A build that releases, as its OpenID issuer identifies it. */
export interface BuildIdentity {
  issuer: string;
  /** 'owner/name' */
  repository: string;
  /** The commit that was built. */
  commit: string;
  /** Who started the build, as the issuer names them. */
  actor: string;
  /** Their verified mail address; null when the issuer does not say it. */
  email: string | null;
  /** What the token is for, and an administrator has allowed. */
  areas: RemoteName[];
}

export interface ReleaseTokens {
  /** Throws 403 where the site's one token may not release: in production, every area that has a live version. */
  admitOwnToken(area: RemoteName): Promise<void>;
  /** Throws 401 for a token that is not accepted, 503 when its issuer does not answer. */
  identify(token: string): Promise<BuildIdentity>;
}
