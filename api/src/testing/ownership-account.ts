import type { Cells } from './ownership-cells.ts';
import { peopleCells } from './ownership-people.ts';
import { recoveryCells } from './ownership-recovery.ts';
import { signInCells } from './ownership-sign-in.ts';
import { password, resetToken } from './ownership-world.ts';

const captchaLess = { name: 'Asha', email: 'a@vidya.example', phone: '9876543210', subject: 'Hi', message: 'Hello' };
const profile = { fullName: 'Somebody Else', contact: '', linkedin: '', address: '' };

/** Sessions, profiles, devices, other people's accounts, and public calls. */
export const accountCells: Cells[] = [
  { call: 'health', is: '200 200 200 200 200 200 200 200' },
  { call: 'ready', is: '200 200 200 200 200 200 200 200' },
  { call: 'picture', is: '200 200 200 200 200 200 200 200', send: (w) => ({ params: { key: w.picture } }) },
  {
    call: 'register',
    is: '200 200 200 200 200 200 200 200',
    send: () => ({ body: { fullName: 'New Person', email: 'new@vidya.example', password } }),
  },
  {
    call: 'register',
    // Same response as for a free address; only the mail goes to the owner of the address.
    of: 'an address that is taken',
    is: '200 200 200 200 200 200 200 200',
    send: (w) => ({ body: { fullName: 'New Person', email: w.people.holder.email, password } }),
  },
  {
    call: 'login',
    of: 'the holder, guessing',
    is: '400 400 400 400 400 400 400 400',
    send: (w) => ({ body: { email: w.people.holder.email, password: 'a guess' } }),
  },
  {
    call: 'requestFormWork',
    is: '200 200 200 200 200 200 200 200',
    send: () => ({ body: { form: 'signUp' } }),
  },
  {
    call: 'requestLoginWork',
    of: 'the holder',
    is: '200 200 200 200 200 200 200 200',
    send: (w) => ({ body: { email: w.people.holder.email } }),
  },
  { call: 'logout', is: '200 200 200 200 200 200 200 200' },
  { call: 'getXsrfToken', is: '200 200 200 200 200 200 200 200' },
  { call: 'getProfile', is: '401 200 200 200 200 200 200 200' },
  {
    call: 'forgetPassword',
    is: '200 200 200 200 200 200 200 200',
    send: (w) => ({ body: { email: w.people.holder.email } }),
  },
  {
    call: 'resetPassword',
    of: 'the holder, with a guessed token',
    is: '400 400 400 400 400 400 400 400',
    send: (w) => ({ params: { userId: w.people.holder.id, token: 'guess' }, body: { newPassword: 'taken-over' } }),
  },
  {
    call: 'resetPassword',
    of: 'an administrator, with the holder’s token',
    is: '400 400 400 400 400 400 400 400',
    send: (w) => ({ params: { userId: w.people.admin.id, token: resetToken }, body: { newPassword: 'taken-over' } }),
  },
  {
    call: 'checkPassword',
    is: '200 200 200 200 200 200 200 200',
    send: () => ({ body: { password: 'iloveyou' } }),
  },
  {
    call: 'updatePassword',
    is: '401 200 200 200 200 200 200 200',
    send: () => ({ body: { currPassword: password, newPassword: 'another-one' } }),
  },
  {
    call: 'updatePassword',
    of: 'an open browser, guessing',
    is: '401 400 400 400 400 400 400 400',
    send: () => ({ body: { currPassword: 'a guess', newPassword: 'another-one' } }),
  },
  {
    call: 'editProfile',
    is: '401 200 200 200 200 200 200 200',
    // The server must ignore an id or role in the form.
    send: (w) => ({ body: { ...profile, _id: w.people.otherAdmin.id, email: 'x@vidya.example', role: 'ADMIN' } }),
    // The owner's courses name the co-instructor.
    reaches: ['owner'],
  },
  // The deletion removes a person's questions with their answers. An instructor's deletion also removes the name from
  // certificates, and with the drafts others' uploads for them and places in them.
  {
    call: 'deleteAccount',
    is: '401 200 200 200 200 200 200 403',
    reaches: ['owner', 'holder', 'admin', 'coInstructor'],
  },
  { call: 'exportData', is: '401 200 200 200 200 200 200 200' },
  { call: 'getSession', is: '401 200 200 200 200 200 200 200' },
  { call: 'listDevices', is: '401 200 200 200 200 200 200 200' },
  {
    call: 'endDevice',
    of: 'the holder',
    is: '401 404 200 404 404 404 404 404',
    send: (w) => ({ params: { deviceId: w.deviceId } }),
  },
  { call: 'endOtherDevices', is: '401 200 200 200 200 200 200 200' },
  ...signInCells,
  ...peopleCells,
  ...recoveryCells,
  { call: 'getSignInProvider', is: '200 200 200 200 200 200 200 200' },
  { call: 'socialSignIn', is: '302 302 302 302 302 302 302 302' },
  {
    call: 'socialCallback',
    of: 'an attempt nobody began',
    is: '302 302 302 302 302 302 302 302',
    send: () => ({ query: { code: 'stolen', state: 'guess' } }),
  },
  { call: 'getCaptcha', is: '200 200 200 200 200 200 200 200' },
  { call: 'sendUsMessage', is: '400 400 400 400 400 400 400 400', send: () => ({ body: captchaLess }) },
];
