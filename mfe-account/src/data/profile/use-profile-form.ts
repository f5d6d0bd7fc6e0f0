import { useLeaveGuard, usePlatform } from '@vidya/contracts/browser/platform';
import { editProfile, type ProfileForm, type User } from '@vidya/contracts/calls/account';
import { profileProblems } from '@vidya/contracts/rules/validation';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { useForm } from '../use-form.ts';
import { type AvatarChoice, useAvatarChoice } from './use-avatar-choice.ts';

const names = ['fullName', 'contact', 'linkedin', 'address'] as const;
type TextValues = Record<(typeof names)[number], string>;

const valuesOf = (from: TextValues, change = (value: string) => value): TextValues =>
  Object.fromEntries(names.map((name) => [name, change(from[name])])) as TextValues;

const pictureOf = (choice: AvatarChoice): Pick<ProfileForm, 'avatar' | 'removeProfile'> => {
  if (choice.kind === 'picked') return { avatar: choice.file };
  return choice.kind === 'removed' ? { removeProfile: true } : {};
};

export type ProfileState = ReturnType<typeof useProfileForm>;

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
      const body = { ...valuesOf(values, (value) => value.trim()), ...pictureOf(avatar.choice) };
      const response = await run(send(editProfile, { body }), {
        loading: texts.progress.updatingProfile,
        success: texts.account.profileUpdated,
        failure: texts.account.profileFallback,
      });
      if (response) {
        signIn(response.data.User);
        show(valuesOf(response.data.User));
      }
      // The toast has shown a failure.
      return '';
    },
  });

  const show = (values: TextValues): void => {
    form.reset(values);
    avatar.keep();
    setEditing(false);
  };

  const isChanged = avatar.choice.kind !== 'stored' || JSON.stringify(form.values) !== JSON.stringify(stored);
  useLeaveGuard(isEditing && isChanged);

  const edit = (): void => {
    form.reset(stored);
    setEditing(true);
  };
  return { form, avatar, isEditing, edit, cancel: () => show(stored) };
}
