import type { Admission } from '../http/access/access.ts';
import type { Enrolment } from './enrolment-state.ts';
import * as are from './relations.ts';

export interface Rule extends Admission {
  /** What else must hold: between the caller, the thing, and the caller's enrolment in its course. */
  if?: (who: are.Who, on: never, enrolment: Enrolment | null) => boolean;
  /** The status of a refusal; default 403. With 404 the caller does not learn that the thing exists. */
  else?: 400 | 404 | 409;
}

const staff = ['INSTRUCTOR', 'ADMIN'] as const;
const administrators = ['ADMIN'] as const;

/**
 * Who may do what, one line per action, and what needs a reauthentication within the last minutes. Routes take a line as
 * their access, services ask `may`, `permitted` or `requireReauthentication` (may.ts).
 * Calls without a line are open to everybody, or to everybody signed in for what is their own (http/access/access.ts).
 */
export const policy = {
  'course.see': { by: 'public', if: are.sees, else: 404 },
  'course.listCreated': { by: staff },
  'course.create': { by: staff },
  'course.change': { by: staff, if: are.manages },
  'course.delete': { by: staff, if: are.ownsCourse },
  'course.duplicate': { by: staff, if: are.ownsCourse },
  // For the first time, or by itself at a time.
  'course.publish': { by: staff, if: are.ownsCourse },
  'course.price': { by: staff, if: are.ownsCourse },
  // How its instructors divide what it earns.
  'course.divide': { by: staff, if: are.ownsCourse, reauthentication: 'always' },
  'course.listInstructors': { by: staff, if: are.manages },
  'course.invite': { by: staff, if: are.ownsCourse },
  'course.removeInstructor': { by: 'signedIn', if: are.ownsCourseOrIsThem },
  // Also needs the invitation's token.
  'course.acceptInvitation': { by: 'signedIn', if: are.isInvited },
  // A published course for nothing, or for a tenth of its highest price of late.
  'course.giveAway': { by: staff, reauthentication: 'sometimes' },
  // Unpublishing or deleting what people hold.
  'course.withdraw': { by: staff, reauthentication: 'sometimes' },
  'course.rate': { by: 'signedIn', if: are.hasHeld },
  'course.buy': { by: 'signedIn', if: are.isLearner },

  'lecture.preview': { by: 'public', if: are.isFreePreview, else: 404 },
  'lecture.watch': { by: 'signedIn', if: are.watches },
  'lecture.watchHidden': { by: 'signedIn', if: are.manages, else: 404 },
  'lecture.change': { by: staff, if: are.manages },
  'media.readOriginal': { by: 'signedIn', if: are.manages },
  'upload.describe': { by: staff },
  'upload.continue': { by: staff, if: are.ownsAndManages, else: 404 },

  // Each also needs 'lecture.watch'.
  'note.change': { by: 'signedIn', if: are.owns, else: 404 },
  'attempt.continue': { by: 'signedIn', if: are.owns, else: 404 },
  'question.ask': { by: 'signedIn', if: are.managesNot },
  'question.answer': { by: staff, if: are.manages },
  'question.delete': { by: 'signedIn', if: are.ownsOrManages },
  'question.deleteAnswered': { by: 'signedIn', if: are.manages, else: 409 },

  'order.verify': { by: 'signedIn', if: are.owns, else: 400 },
  'invoice.read': { by: 'signedIn', if: are.ownsOrAdministers, else: 404 },
  'certificate.open': { by: 'signedIn', if: are.owns, else: 404 },
  'certificate.print': { by: 'signedIn', if: are.ownsOrAdministers, else: 404 },
  'payment.readAll': { by: administrators },
  'payment.refund': { by: administrators, reauthentication: 'always' },
  'payment.giveBack': { by: 'signedIn', if: are.owns, else: 404 },
  'payment.declineRefund': { by: administrators },
  'payment.export': { by: administrators, reauthentication: 'always' },
  'earnings.read': { by: staff },
  'earnings.setTaxIds': { by: staff, reauthentication: 'always' },
  'earnings.setPayoutAccount': { by: staff, reauthentication: 'always' },
  'payout.readAll': { by: administrators },
  'payout.release': { by: administrators, reauthentication: 'always' },
  'money.read': { by: administrators },
  'money.manage': { by: administrators, reauthentication: 'always' },
  'money.export': { by: administrators, reauthentication: 'always' },
  'coupon.manage': { by: administrators },
  // A holder of such a coupon pays nothing.
  'coupon.giveAway': { by: administrators, reauthentication: 'sometimes' },

  // What follows is a plain link, which can not ask by itself.
  'account.confirm': { by: 'signedIn', reauthentication: 'always' },
  'account.delete': { by: 'signedIn', if: are.isNoAdministrator, reauthentication: 'always' },
  // What the pages of their courses say about them.
  'account.introduce': { by: staff },
  'account.changePassword': { by: 'signedIn', reauthentication: 'sometimes' },
  'passkey.add': { by: 'signedIn', reauthentication: 'always' },
  'passkey.rename': { by: 'signedIn', if: are.owns, else: 404 },
  'passkey.remove': { by: 'signedIn', if: are.owns, else: 404, reauthentication: 'always' },
  'totp.add': { by: 'signedIn', reauthentication: 'always' },
  'totp.remove': { by: 'signedIn', reauthentication: 'always' },
  'recoveryCodes.renew': { by: 'signedIn', reauthentication: 'always' },
  'device.end': { by: 'signedIn', if: are.owns, else: 404 },
  'person.read': { by: administrators },
  'person.export': { by: administrators, reauthentication: 'always' },
  'person.delete': { by: administrators, if: are.isDeletable, reauthentication: 'always' },
  'person.changeRole': { by: administrators, if: are.hasChangeableRole, reauthentication: 'always' },
  'person.endSessions': { by: administrators, if: are.isSomebodyElse, reauthentication: 'always' },
  'factorReset.request': { by: administrators, if: are.isSomebodyElse, reauthentication: 'always' },
  'factorReset.approve': { by: administrators, if: are.approvesReset, reauthentication: 'always' },
  'factorReset.drop': { by: 'signedIn', if: are.ownsOrAdministers, else: 404 },
  'message.read': { by: administrators },
  'message.answer': { by: administrators },
  'audit.read': { by: administrators },
  'audit.export': { by: administrators, reauthentication: 'always' },

  'release.manage': { by: 'releasers' },
  'release.promote': { by: 'releasers', reauthentication: 'always' },
  'release.grant': { by: 'releasers', reauthentication: 'always' },
  'release.readRights': { by: administrators },
  'release.administer': { by: administrators, reauthentication: 'always' },
  'release.override': { by: administrators },
  'release.announceHost': { by: 'front' },
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof policy;
