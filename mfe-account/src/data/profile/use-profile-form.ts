import { editProfile } from '@vidya/contracts/browser/calls';
import { useLeaveGuard, usePlatform } from '@vidya/contracts/browser/platform';
import type { ProfileForm, User } from '@vidya/contracts/calls/account';
import { profileProblems } from '@vidya/contracts/rules/validation';
import { texts } from '@vidya/contracts/texts/texts';
import { useState } from 'react';
import { useForm } from '../use-form.ts';
import { type AvatarChoice, useAvatarChoice } from './use-avatar-choice.ts';

const names = ['fullName', 'contact', 'linkedin', 'address'] as const;
/** Of people who teach: the pages of their courses show these. */
const introduction = ['headline', 'about'] as const;
type Name = (typeof names)[number] | (typeof introduction)[number];
type TextValues = Record<Name, string>;

const textsOf = (of: readonly Name[], textOf: (name: Name) => string | undefined) =>
  Object.fromEntries(of.map((name) => [name, textOf(name)?.trim() ?? ''])) as TextValues;

const valuesOf = (from: Partial<TextValues>): TextValues => textsOf([...names, ...introduction], (name) => from[name]);

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
  const [opened, setOpened] = useState(stored);
  const isTeacher = user.role !== 'USER';

  const form = useForm({
    initial: stored,
    check: (values) => profileProblems(values, user.fullName),
    onValid: async (values) => {
      // Another tab may have stored the others since the form opened.
      const differs = (name: Name): boolean => values[name] !== opened[name];
      const sent = isTeacher ? [...names, ...introduction.filter(differs)] : names;
      const fields = textsOf(sent, (name) => (differs(name) ? values : stored)[name]);
      const body = { ...fields, ...pictureOf(avatar.choice) };
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

  const isChanged = avatar.choice.kind !== 'stored' || JSON.stringify(form.values) !== JSON.stringify(opened);
  useLeaveGuard(isEditing && isChanged);

  const edit = (): void => {
    form.reset(stored);
    setOpened(stored);
    setEditing(true);
  };
  const cancel = (): void => {
    // What is on its way can not be called back.
    if (!form.isBusy) show(stored);
  };
  return { form, avatar, isTeacher, isEditing, edit, cancel };
}
