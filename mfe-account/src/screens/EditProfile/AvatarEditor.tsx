import { fileTypes } from '@vidya/contracts/rules/limits';
import { Button, Crop, Icon, Note } from '@vidya/shared-ui';
import { type ChangeEvent, useId, useRef } from 'react';
import type { ProfileState } from '../../data/profile/use-profile-form.ts';
import { AvatarActions, Fault } from './profile-styles.ts';

/** Large enough for every place that shows an avatar, on dense displays too. */
const maxPx = 512;

/** Changes or removes the picture. The stored picture changes on Save only. */
export function AvatarEditor({ profile, hasPicture }: { profile: ProfileState; hasPicture: boolean }) {
  const { avatar } = profile;
  const disabled = profile.form.isBusy;
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    if (file) void avatar.pick(file);
    // Allows choosing the same file again after it was removed.
    event.target.value = '';
  };
  return (
    <AvatarActions>
      <input
        ref={input}
        type="file"
        hidden
        accept={fileTypes.avatar.join(',')}
        aria-label="Profile picture"
        onChange={pick}
      />
      <Button
        variant="secondary"
        size="small"
        icon={<Icon name="image" size={18} />}
        aria-describedby={helpId}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        Change Profile Picture
      </Button>
      {hasPicture ? (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon name="trash" size={18} />}
          disabled={disabled}
          onClick={avatar.remove}
        >
          Remove Profile Picture
        </Button>
      ) : null}
      <div id={helpId}>
        {avatar.problem ? <Fault>{avatar.problem}</Fault> : null}
        <Note>jpg, jpeg, svg or png, at most 5 MB</Note>
      </div>
      <Crop {...avatar.cropping} shape="round" title="Crop your picture" maxPx={maxPx} />
    </AvatarActions>
  );
}
