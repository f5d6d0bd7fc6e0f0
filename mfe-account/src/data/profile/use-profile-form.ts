import { useLeaveGuard, usePlatform } from '@vidya/contracts/browser/platform';
import { editProfile, type ProfileForm, type User } from '@vidya/contracts/calls/account';
import { profileProblems } from '@vidya/contracts/rules/validation';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { useForm } from '../use-form.ts';
import type { AvatarChoice } from './avatar-choice.ts';
import { useAvatarChoice } from './use-avatar-choice.ts';

type TextValues = Record<'fullName' | 'contact' | 'linkedin' | 'address', string>;

const valuesOf = ({ fullName, contact, linkedin, address }: User): TextValues => ({
  fullName,
  contact,
  linkedin,
  address,
});

const trimmed = ({ fullName, contact, linkedin, address }: TextValues): TextValues => ({
  fullName: fullName.trim(),
  contact: contact.trim(),
  linkedin: linkedin.trim(),
  address: address.trim(),
});

const pictureOf = (choice: AvatarChoice): Pick<ProfileForm, 'avatar' | 'removeProfile'> => {
  if (choice.kind === 'picked') return { avatar: choice.file };
  return choice.kind === 'removed' ? { removeProfile: true } : {};
};

/** Section 4, profile page: view mode and edit mode; cancelling restores the stored values. */
export function useProfileForm(user: User) {
  const { send, run, signIn } = usePlatform();
  const [isEditing, setEditing] = useState(false);
  const avatar = useAvatarChoice();
  const stored = valuesOf(user);

  const form = useForm({
    initial: stored,
    check: (values) => profileProblems(values, user.fullName),
    onValid: async (values) => {
      const body = { ...trimmed(values), ...pictureOf(avatar.choice) };
      const response = await run(send(editProfile, { body }), {
        loading: texts.progress.updatingProfile,
        success: texts.account.profileUpdated,
        failure: texts.account.profileFallback,
      });
      if (!response) return;
      signIn(response.data.User);
      show(valuesOf(response.data.User));
    },
  });

  const show = (values: TextValues): void => {
    form.reset(values);
    avatar.keep();
    setEditing(false);
  };

  const isChanged = avatar.choice.kind !== 'kept' || JSON.stringify(form.values) !== JSON.stringify(stored);
  useLeaveGuard(isEditing && isChanged);

  const edit = (): void => {
    form.reset(stored);
    setEditing(true);
  };
  return { form, avatar, isEditing, edit, cancel: () => show(stored) };
}
