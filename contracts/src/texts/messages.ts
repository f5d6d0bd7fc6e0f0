/**
 * Every literal message of the specification (sections 5, 6 and 8), odd spelling included, for browser and server; our
 * own messages follow its style. A test freezes them. In several files, because a bundle's first file holds whole modules:
 * also the groups that only its later screens name.
 */
export { account, progress, session } from './messages/account.ts';
export { admin, release } from './messages/admin.ts';
export { coupon, payment } from './messages/buying.ts';
export { course, empty, lecture } from './messages/course.ts';
export { contact, dialog, page } from './messages/page.ts';
export { validation } from './messages/validation.ts';
