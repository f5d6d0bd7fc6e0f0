import { readFile } from 'node:fs/promises';
import type { SignUpForm } from '@vidya/contracts/calls/sign-in';
import { emailKey } from '@vidya/contracts/rules/text/email-address';
import { loginProblems, signUpProblems } from '@vidya/contracts/rules/validation';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { badRequest, refuse } from '../../http/errors.ts';
import type { UploadedFile } from '../../http/uploads.ts';
import { discardFiles, discardUnsaved } from '../../jobs/remove-files.ts';
import { sendMail } from '../../jobs/send-mail.ts';
import { type Images, NotAnImage } from '../../outside/files/images.ts';
import { alreadyRegisteredMail, welcomeMail } from '../account-mails.ts';
import type { AccountParts } from '../account-parts.ts';
import { noteBrowser } from '../new-browser/known-browsers.store.ts';
import type { UserRow } from '../users.store.ts';
import { hashPassword, isPassword } from './passwords.ts';

interface NewAccount extends Omit<SignUpForm, 'avatar' | 'work'> {
  avatar?: UploadedFile;
}

interface SignUpSource {
  /** The site's origin. */
  origin: string;
  /** The token of the browser's cookie. */
  browser: string;
  /** Counts the sign-up. False: its address has had enough mails about others. */
  mayMail: (email: string) => Promise<boolean>;
}

/** Re-encodes and stores the image, returns its key. Throws 400 for a file that is no image. */
export async function keepAvatar(images: Images, file: UploadedFile): Promise<string> {
  try {
    return await images.saveAvatar(await readFile(file.path));
  } catch (error) {
    if (error instanceof NotAnImage) throw badRequest(apiMessages.account.avatarRefused, 'ValidationError');
    throw error;
  }
}

export function createSignInService({ db, users, jobs, images }: AccountParts) {
  return {
    /** Returns the same whether or not the address has an account; the address's owner learns more by mail. */
    async register(
      { fullName, email, password, avatar }: NewAccount,
      { origin, browser, mayMail }: SignUpSource,
    ): Promise<void> {
      refuse(signUpProblems({ fullName, email, password }));
      const passwordHash = await hashPassword(password);
      const picture = avatar ? await keepAvatar(images, avatar) : null;
      const person = { email: emailKey(email), fullName, passwordHash, avatar: picture };
      // Whether or not there is an account, so that both take the same time.
      const isMailed = await mayMail(person.email);
      const unsaved = { store: 'images', keys: [picture] } as const;
      const save = db.transaction(async (tx) => {
        const user = await users.add(tx, person);
        // Signing in with it later is nothing new.
        if (user) await noteBrowser(tx, user.id, browser);
        const mail = user ? welcomeMail(user, origin) : alreadyRegisteredMail(person.email, origin);
        if (user || isMailed) await jobs.send(tx, sendMail, mail);
        if (!user) await discardFiles(jobs, tx, unsaved);
      });
      await save.catch(async (error: unknown) => {
        await discardUnsaved(jobs, db, unsaved);
        throw error;
      });
    },
    /** Throws 400 for a wrong address or password, without saying which. */
    async login({ email, password }: { email: string; password: string }): Promise<UserRow> {
      refuse(loginProblems({ email, password }));
      const user = await users.findByEmail(emailKey(email));
      const isRight = await isPassword(password, user?.passwordHash);
      if (!user || !isRight) throw badRequest(apiMessages.account.wrongCredentials, 'WrongCredentials');
      return user;
    },
  };
}

export type SignInService = ReturnType<typeof createSignInService>;
