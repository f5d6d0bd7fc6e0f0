import type { ProfileForm, User } from '@vidya/contracts/calls/account';
import { plainCode, plainLink } from '@vidya/contracts/rules/text/pasted';
import { profileProblems } from '@vidya/contracts/rules/validation';
import { texts } from '@vidya/contracts/texts/texts';
import type { Caller } from '../http/access/session.ts';
import { forbidden, refuse, unauthorised } from '../http/errors.ts';
import type { UploadedFile } from '../http/uploads.ts';
import { discardFiles, discardUnsaved, shownSeconds } from '../jobs/remove-files.ts';
import { may } from '../policy/may.ts';
import type { AccountParts } from './account-parts.ts';
import type { DeletePerson } from './privacy/deletion.service.ts';
import { keepAvatar } from './sign-in/sign-in.service.ts';
import { viewUser } from './user-view.ts';
import { lockUser, type Profile, type UserRow } from './users.store.ts';

type ProfileFields = Required<Omit<ProfileForm, 'avatar' | 'headline' | 'about'>> &
  Pick<ProfileForm, 'headline' | 'about'>;

/** A field that is left out stays as stored: an earlier version of the form has none. */
function introductionOf(caller: Caller, { headline, about }: ProfileFields) {
  if (may('account.introduce', caller)) {
    return { ...(headline !== undefined && { headline }), ...(about !== undefined && { about }) };
  }
  // A person who taught when the form opened: it must not say that this was saved.
  if (headline || about) throw forbidden();
  return {};
}

interface ProfileParts extends AccountParts {
  deletePerson: DeletePerson;
  /** The public pages of the person's courses changed. */
  onChange: () => void;
}

export function createProfileService(parts: ProfileParts) {
  const { db, jobs, users, people, images, deletePerson, onChange } = parts;
  const own = async (caller: Caller): Promise<UserRow> => {
    const user = await users.find(caller.id);
    if (!user) throw unauthorised('TokenExpiredError');
    return user;
  };
  /** `avatar`: a new picture, null to remove the present one, undefined to keep it. */
  const save = (userId: string, profile: Profile): Promise<UserRow> =>
    db.transaction(async (tx) => {
      const before = await lockUser(tx, userId);
      if (!before) throw unauthorised('TokenExpiredError');
      const edited = await users.updateProfile(tx, userId, profile);
      const { avatar } = profile;
      if (avatar !== undefined) {
        const afterSeconds = avatar ? shownSeconds : 0;
        await discardFiles(jobs, tx, { store: 'images', keys: [before.avatar], afterSeconds });
      }
      return edited;
    });
  return {
    getProfile: async (caller: Caller): Promise<User> => viewUser(people, await own(caller)),
    async editProfile(caller: Caller, form: ProfileFields, file: UploadedFile | undefined): Promise<User> {
      const user = await own(caller);
      refuse(profileProblems(form, user.fullName));
      const introduction = introductionOf(caller, form);
      const picture = file ? await keepAvatar(images, file) : null;
      const edited = await save(user.id, {
        ...(form.fullName !== user.fullName && { fullName: form.fullName }),
        contact: plainCode(form.contact),
        linkedin: plainLink(form.linkedin),
        address: form.address,
        ...introduction,
        ...((picture || form.removeProfile) && { avatar: picture }),
      }).catch(async (error: unknown) => {
        await discardUnsaved(jobs, db, { store: 'images', keys: [picture] });
        throw error;
      });
      if (may('account.introduce', caller)) onChange();
      return viewUser(people, edited);
    },
    /** Administrators cannot (section 6). */
    async deleteAccount(caller: Caller): Promise<void> {
      if (!may('account.delete', caller)) throw forbidden(texts.account.adminCannotDelete);
      await deletePerson(caller.id, caller.id);
    },
  };
}

export type ProfileService = ReturnType<typeof createProfileService>;
