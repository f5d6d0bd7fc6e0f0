import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import type { RemoteName } from '@vidya/platform/gate/remotes';
import { Button, VisuallyHidden } from '@vidya/shared-ui';
import { nameIn, titleOf } from './data/release-state.ts';

/** The actions for a version of an area; each opens a dialog first. */
export interface ReleaseActions {
  promote: (name: RemoteName, version: string) => void;
  share: (name: RemoteName, version: string) => void;
  rollOut: (name: RemoteName, version: string) => void;
  preview: (name: RemoteName, version: string) => void;
  /** `id`: the preview's. */
  endPreview: (name: RemoteName, version: string, id: string) => void;
  stop: (name: RemoteName, version: string) => void;
  halt: (name: RemoteName, version: string) => void;
  goOn: (name: RemoteName, version: string) => void;
  approve: (name: RemoteName, version: string) => void;
  drop: (name: RemoteName, version: string) => void;
  /** Takes the area itself back. */
  revoke: (area: RemoteReleases) => void;
  /** From the live version to an earlier one. */
  rollBack: (name: RemoteName, version: string, earlier: string) => void;
}

interface VersionButtonProps {
  label: string;
  area: RemoteReleases;
  version: string;
  onPress: (name: RemoteName, version: string) => void;
}

/** An action for a version. The buttons of all areas have the same labels, so hidden text names the version. */
export function VersionButton({ label, area, version, onPress }: VersionButtonProps) {
  return (
    <Button variant="secondary" size="small" onClick={() => onPress(area.name, version)}>
      {label}
      <VisuallyHidden>{` (${titleOf(area)} ${nameIn(area, version)})`}</VisuallyHidden>
    </Button>
  );
}
