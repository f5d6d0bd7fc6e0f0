import { limits } from '@vidya/contracts/rules/limits';
import { count } from '@vidya/contracts/texts/format';
import { TextArea, TextField } from '@vidya/shared-ui';
import type { ProfileState } from '../../data/profile/use-profile-form.ts';
import { Introducing } from './profile-styles.ts';

/** What an instructor says about themselves. Both fields are optional. */
export function Introduction({ profile: { form, isEditing } }: { profile: ProfileState }) {
  const optional = { readOnly: !isEditing || form.isBusy, placeholder: isEditing ? undefined : 'Not Provided' };
  const length = form.values.headline.trim().length;
  return (
    <Introducing>
      <legend>On the pages of your courses</legend>
      {isEditing ? (
        <TextField
          label="Headline"
          readOnly={form.isBusy}
          help={`What you do, in one line. ${count(length)} of ${limits.headlineMax} characters`}
          {...form.field('headline')}
        />
      ) : (
        // A line of text would be cut on phones.
        <TextArea label="Headline" rows={2} {...optional} {...form.field('headline')} />
      )}
      <TextArea
        label="About You"
        help={isEditing ? 'Two or three sentences: what you have done, and how you teach.' : undefined}
        rows={5}
        max={isEditing ? limits.aboutMax : undefined}
        {...optional}
        {...form.field('about')}
      />
    </Introducing>
  );
}
