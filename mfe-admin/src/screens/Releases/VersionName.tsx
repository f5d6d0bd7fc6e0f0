import { versionName } from '../../data/releases/version-name.ts';
import { Sources, Version } from './release-styles.ts';

/** '1.2.0', with the source hash in small type. */
export function VersionName({ version }: { version: string }) {
  const { number, sources } = versionName(version);
  return (
    <Version>
      {number}
      {sources ? <Sources> {sources}</Sources> : null}
    </Version>
  );
}
