import { mutedCaption } from '@vidya/shared-ui/mixins';
import { styled } from 'styled-components';
import { versionName } from './data/texts/release-text.ts';

/** '1.2.0', with the source hash in small type. */
export function VersionName({ version }: { version: string }) {
  const { number, sources } = versionName(version);
  return (
    <Version translate="no">
      {number}
      {sources ? <Sources> {sources}</Sources> : null}
    </Version>
  );
}

const Version = styled.span`
  font-weight: 650;
  overflow-wrap: anywhere;
`;

const Sources = styled.small`
  ${mutedCaption}
`;
