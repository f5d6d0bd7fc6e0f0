import { Button, Row, Surface, TextArea, TextField } from '@vidya/shared-ui';
import { useEffect, useRef } from 'react';
import type { ProfileState } from '../../data/profile/use-profile-form.ts';
import { Head } from '../../parts/page-styles.ts';
import { Introduction } from './Introduction.tsx';
import { InfoForm, Two } from './profile-styles.ts';

/** Short enough for a phone. */
const withoutScheme = (link: string): string => link.replace(/^https?:\/\/(www\.)?/i, '');

/** Right panel: the person's own details. */
export function PersonalInformation({ email, profile }: { email: string; profile: ProfileState }) {
  const { form, isEditing, edit, cancel } = profile;
  const toggle = useRef<HTMLButtonElement>(null);
  // Saving removes the button that had the focus.
  useEffect(() => (isEditing ? () => toggle.current?.focus() : undefined), [isEditing]);
  const linkedin = form.field('linkedin');
  // What is typed while it is sent would be lost.
  const isFixed = !isEditing || form.isBusy;
  const optional = { readOnly: isFixed, placeholder: isEditing ? undefined : 'Not Provided' };
  return (
    <Surface as="section" aria-labelledby="personal-information">
      <Head>
        <h2 id="personal-information">Personal Information</h2>
        <Button ref={toggle} variant="secondary" size="small" onClick={isEditing ? cancel : edit}>
          {isEditing ? 'Cancel' : 'Edit'}
        </Button>
      </Head>
      <InfoForm $isReading={!isEditing} noValidate onSubmit={form.submit}>
        <Two>
          <TextField label="Full Name" autoComplete="name" readOnly={isFixed} {...form.field('fullName')} />
          <TextField
            label="Email"
            type="email"
            readOnly
            value={email}
            help={isEditing ? 'Your email cannot be changed.' : undefined}
          />
          <TextField label="Contact Number" type="tel" autoComplete="tel" {...optional} {...form.field('contact')} />
          <TextField
            label="LinkedIn"
            inputMode="url"
            autoComplete="url"
            {...optional}
            {...linkedin}
            value={isEditing ? linkedin.value : withoutScheme(linkedin.value)}
          />
        </Two>
        <TextArea label="Address" autoComplete="street-address" rows={2} {...optional} {...form.field('address')} />
        {profile.isTeacher ? <Introduction profile={profile} /> : null}
        {isEditing ? (
          <Row $justify="flex-end">
            <Button type="submit" isBusy={form.isBusy}>
              Save
            </Button>
          </Row>
        ) : null}
      </InfoForm>
    </Surface>
  );
}
