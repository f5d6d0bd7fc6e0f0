/** Written by `npm run record-calls`: the calls for browsers, whose bundles hold no schemas. */
import { defineCall, type ShapeOfCall } from '../calls/call.ts';
import type * as accountRecoveryCalls from '../calls/account-recovery.ts';
import type * as accountCalls from '../calls/account.ts';
import type * as auditCalls from '../calls/audit.ts';
import type * as bankCalls from '../calls/bank.ts';
import type * as refundsCalls from '../calls/buying/refunds.ts';
import type * as catalogueCalls from '../calls/catalogue.ts';
import type * as contactCalls from '../calls/contact.ts';
import type * as couponCalls from '../calls/coupon.ts';
import type * as courseCalls from '../calls/course.ts';
import type * as learningCalls from '../calls/learning.ts';
import type * as lectureCalls from '../calls/lecture.ts';
import type * as earningsCalls from '../calls/ledger/earnings.ts';
import type * as moneyCorrectionsCalls from '../calls/ledger/money-corrections.ts';
import type * as moneyDifferencesCalls from '../calls/ledger/money-differences.ts';
import type * as moneyImportCalls from '../calls/ledger/money-import.ts';
import type * as moneyCalls from '../calls/ledger/money.ts';
import type * as payoutAccountCalls from '../calls/ledger/payout-account.ts';
import type * as payoutsCalls from '../calls/ledger/payouts.ts';
import type * as passkeyCalls from '../calls/passkey.ts';
import type * as paymentCalls from '../calls/payment.ts';
import type * as peopleCalls from '../calls/people.ts';
import type * as quizCalls from '../calls/quiz.ts';
import type * as signInSecurityCalls from '../calls/sign-in-security.ts';
import type * as signInCalls from '../calls/sign-in.ts';
import type * as structureCalls from '../calls/structure.ts';
import type * as watchingCalls from '../calls/watching.ts';

export const approveFactorReset = defineCall<ShapeOfCall<typeof accountRecoveryCalls.approveFactorReset>>('approveFactorReset', 'POST /user/auth/factorResets/:resetId/approve');
export const dropFactorReset = defineCall<ShapeOfCall<typeof accountRecoveryCalls.dropFactorReset>>('dropFactorReset', 'DELETE /user/auth/factorResets/:resetId');
export const endSessions = defineCall<ShapeOfCall<typeof accountRecoveryCalls.endSessions>>('endSessions', 'POST /user/auth/people/:userId/endSessions');
export const getAccountSignIn = defineCall<ShapeOfCall<typeof accountRecoveryCalls.getAccountSignIn>>('getAccountSignIn', 'GET /user/auth/people/signIn');
export const listFactorResets = defineCall<ShapeOfCall<typeof accountRecoveryCalls.listFactorResets>>('listFactorResets', 'GET /user/auth/factorResets');
export const requestFactorReset = defineCall<ShapeOfCall<typeof accountRecoveryCalls.requestFactorReset>>('requestFactorReset', 'POST /user/auth/factorResets', { creates: true });

export const deleteAccount = defineCall<ShapeOfCall<typeof accountCalls.deleteAccount>>('deleteAccount', 'DELETE /user/auth/deleteAccount');
export const editProfile = defineCall<ShapeOfCall<typeof accountCalls.editProfile>>('editProfile', 'PATCH /user/auth/editProfile', { encoding: 'multipart' });
export const endDevice = defineCall<ShapeOfCall<typeof accountCalls.endDevice>>('endDevice', 'DELETE /user/auth/devices/:deviceId');
export const endOtherDevices = defineCall<ShapeOfCall<typeof accountCalls.endOtherDevices>>('endOtherDevices', 'DELETE /user/auth/devices');
export const exportData = defineCall<ShapeOfCall<typeof accountCalls.exportData>>('exportData', 'GET /user/auth/exportData');
export const getProfile = defineCall<ShapeOfCall<typeof accountCalls.getProfile>>('getProfile', 'GET /user/auth/getProfile');
export const getSession = defineCall<ShapeOfCall<typeof accountCalls.getSession>>('getSession', 'GET /user/auth/session');
export const listDevices = defineCall<ShapeOfCall<typeof accountCalls.listDevices>>('listDevices', 'GET /user/auth/devices');

export const exportAuditLog = defineCall<ShapeOfCall<typeof auditCalls.exportAuditLog>>('exportAuditLog', 'GET /user/auth/auditLog/auditLog.csv');
export const listAuditEntries = defineCall<ShapeOfCall<typeof auditCalls.listAuditEntries>>('listAuditEntries', 'GET /user/auth/auditLog');

export const addBankQuestions = defineCall<ShapeOfCall<typeof bankCalls.addBankQuestions>>('addBankQuestions', 'POST /course/:courseId/bank', { creates: true });
export const changeBankQuestion = defineCall<ShapeOfCall<typeof bankCalls.changeBankQuestion>>('changeBankQuestion', 'PUT /course/:courseId/bank/:questionId');
export const exportBank = defineCall<ShapeOfCall<typeof bankCalls.exportBank>>('exportBank', 'GET /course/:courseId/bank/questions/:format');
export const importBankQuestions = defineCall<ShapeOfCall<typeof bankCalls.importBankQuestions>>('importBankQuestions', 'POST /course/:courseId/bank/import', { encoding: 'multipart', creates: true });
export const listBank = defineCall<ShapeOfCall<typeof bankCalls.listBank>>('listBank', 'GET /course/:courseId/bank');
export const removeBankQuestion = defineCall<ShapeOfCall<typeof bankCalls.removeBankQuestion>>('removeBankQuestion', 'DELETE /course/:courseId/bank/:questionId');

export const declineRefund = defineCall<ShapeOfCall<typeof refundsCalls.declineRefund>>('declineRefund', 'POST /payment/refundRequests/:requestId/decline', { creates: true });
export const giveBack = defineCall<ShapeOfCall<typeof refundsCalls.giveBack>>('giveBack', 'POST /payment/giveBack/:paymentId', { creates: true });
export const grantRefund = defineCall<ShapeOfCall<typeof refundsCalls.grantRefund>>('grantRefund', 'POST /payment/refundRequests/:requestId/refund', { creates: true });
export const leaveCourse = defineCall<ShapeOfCall<typeof refundsCalls.leaveCourse>>('leaveCourse', 'POST /payment/leaveCourse');
export const listRefundRequests = defineCall<ShapeOfCall<typeof refundsCalls.listRefundRequests>>('listRefundRequests', 'GET /payment/refundRequests');

export const getCatalogueFigures = defineCall<ShapeOfCall<typeof catalogueCalls.getCatalogueFigures>>('getCatalogueFigures', 'GET /course/figures');
export const listCategoryCourses = defineCall<ShapeOfCall<typeof catalogueCalls.listCategoryCourses>>('listCategoryCourses', 'POST /course/courses');
export const listCourseAddresses = defineCall<ShapeOfCall<typeof catalogueCalls.listCourseAddresses>>('listCourseAddresses', 'GET /course/addresses');
export const listCourses = defineCall<ShapeOfCall<typeof catalogueCalls.listCourses>>('listCourses', 'GET /course/');
export const listCreatedCourses = defineCall<ShapeOfCall<typeof catalogueCalls.listCreatedCourses>>('listCreatedCourses', 'GET /course/createdCourses/');
export const listInstructorCourses = defineCall<ShapeOfCall<typeof catalogueCalls.listInstructorCourses>>('listInstructorCourses', 'POST /course/instructorCourses/');
export const listReviews = defineCall<ShapeOfCall<typeof catalogueCalls.listReviews>>('listReviews', 'GET /course/:courseId/reviews');
export const listSubscribedCourses = defineCall<ShapeOfCall<typeof catalogueCalls.listSubscribedCourses>>('listSubscribedCourses', 'GET /course/subscribedCourses');
export const suggestCourses = defineCall<ShapeOfCall<typeof catalogueCalls.suggestCourses>>('suggestCourses', 'GET /course/suggestions');

export const answerMessage = defineCall<ShapeOfCall<typeof contactCalls.answerMessage>>('answerMessage', 'POST /contact/messages/:messageId/answer', { creates: true });
export const getCaptcha = defineCall<ShapeOfCall<typeof contactCalls.getCaptcha>>('getCaptcha', 'GET /contact/captcha');
export const getMessage = defineCall<ShapeOfCall<typeof contactCalls.getMessage>>('getMessage', 'GET /contact/messages/:messageId');
export const health = defineCall<ShapeOfCall<typeof contactCalls.health>>('health', 'GET /health');
export const listMessages = defineCall<ShapeOfCall<typeof contactCalls.listMessages>>('listMessages', 'GET /contact/messages');
export const markMessage = defineCall<ShapeOfCall<typeof contactCalls.markMessage>>('markMessage', 'PATCH /contact/messages/:messageId');
export const ready = defineCall<ShapeOfCall<typeof contactCalls.ready>>('ready', 'GET /ready');
export const sendUsMessage = defineCall<ShapeOfCall<typeof contactCalls.sendUsMessage>>('sendUsMessage', 'POST /contact/sendUsMessage', { creates: true });

export const checkCoupon = defineCall<ShapeOfCall<typeof couponCalls.checkCoupon>>('checkCoupon', 'GET /payment/coupons/check');
export const createCoupon = defineCall<ShapeOfCall<typeof couponCalls.createCoupon>>('createCoupon', 'POST /payment/coupons', { creates: true });
export const deleteCoupon = defineCall<ShapeOfCall<typeof couponCalls.deleteCoupon>>('deleteCoupon', 'DELETE /payment/coupons/:couponId');
export const listCoupons = defineCall<ShapeOfCall<typeof couponCalls.listCoupons>>('listCoupons', 'GET /payment/coupons');
export const updateCoupon = defineCall<ShapeOfCall<typeof couponCalls.updateCoupon>>('updateCoupon', 'PATCH /payment/coupons/:couponId');

export const createCourse = defineCall<ShapeOfCall<typeof courseCalls.createCourse>>('createCourse', 'POST /course/', { encoding: 'multipart', creates: true });
export const deleteCourse = defineCall<ShapeOfCall<typeof courseCalls.deleteCourse>>('deleteCourse', 'DELETE /course/:courseId');
export const getCourse = defineCall<ShapeOfCall<typeof courseCalls.getCourse>>('getCourse', 'GET /course/:courseId');
export const rateCourse = defineCall<ShapeOfCall<typeof courseCalls.rateCourse>>('rateCourse', 'POST /course/updateRating/');
export const updateCourse = defineCall<ShapeOfCall<typeof courseCalls.updateCourse>>('updateCourse', 'PUT /course/:courseId', { encoding: 'multipart' });

export const addNote = defineCall<ShapeOfCall<typeof learningCalls.addNote>>('addNote', 'POST /course/:courseId/:lectureId/notes', { creates: true });
export const answerQuestion = defineCall<ShapeOfCall<typeof learningCalls.answerQuestion>>('answerQuestion', 'POST /course/:courseId/:lectureId/questions/:questionId/answers', { creates: true });
export const askQuestion = defineCall<ShapeOfCall<typeof learningCalls.askQuestion>>('askQuestion', 'POST /course/:courseId/:lectureId/questions', { creates: true });
export const deleteNote = defineCall<ShapeOfCall<typeof learningCalls.deleteNote>>('deleteNote', 'DELETE /course/:courseId/:lectureId/notes/:noteId');
export const deleteQuestion = defineCall<ShapeOfCall<typeof learningCalls.deleteQuestion>>('deleteQuestion', 'DELETE /course/:courseId/:lectureId/questions/:questionId');
export const drawCertificate = defineCall<ShapeOfCall<typeof learningCalls.drawCertificate>>('drawCertificate', 'GET /certificate/:code/picture');
export const editNote = defineCall<ShapeOfCall<typeof learningCalls.editNote>>('editNote', 'PUT /course/:courseId/:lectureId/notes/:noteId');
export const getBadgeIssuer = defineCall<ShapeOfCall<typeof learningCalls.getBadgeIssuer>>('getBadgeIssuer', 'GET /badge/issuer');
export const getBadgeStatus = defineCall<ShapeOfCall<typeof learningCalls.getBadgeStatus>>('getBadgeStatus', 'GET /badge/status/:list');
export const issueBadge = defineCall<ShapeOfCall<typeof learningCalls.issueBadge>>('issueBadge', 'GET /certificate/:code/badge');
export const listNotes = defineCall<ShapeOfCall<typeof learningCalls.listNotes>>('listNotes', 'GET /course/:courseId/:lectureId/notes');
export const listQuestions = defineCall<ShapeOfCall<typeof learningCalls.listQuestions>>('listQuestions', 'GET /course/:courseId/:lectureId/questions');
export const openCertificate = defineCall<ShapeOfCall<typeof learningCalls.openCertificate>>('openCertificate', 'GET /course/:courseId/certificate');
export const printCertificate = defineCall<ShapeOfCall<typeof learningCalls.printCertificate>>('printCertificate', 'GET /certificate/:code/pdf');
export const verifyCertificate = defineCall<ShapeOfCall<typeof learningCalls.verifyCertificate>>('verifyCertificate', 'GET /certificate/:code');

export const createLecture = defineCall<ShapeOfCall<typeof lectureCalls.createLecture>>('createLecture', 'POST /course/:courseId/', { encoding: 'multipart', creates: true });
export const deleteLecture = defineCall<ShapeOfCall<typeof lectureCalls.deleteLecture>>('deleteLecture', 'DELETE /course/:courseId/:lectureId');
export const listLectures = defineCall<ShapeOfCall<typeof lectureCalls.listLectures>>('listLectures', 'GET /course/:courseId/lectures');
export const retryVideo = defineCall<ShapeOfCall<typeof lectureCalls.retryVideo>>('retryVideo', 'POST /course/:courseId/:lectureId/retry');
export const updateLecture = defineCall<ShapeOfCall<typeof lectureCalls.updateLecture>>('updateLecture', 'PUT /course/:courseId/:lectureId', { encoding: 'multipart' });

export const exportStatement = defineCall<ShapeOfCall<typeof earningsCalls.exportStatement>>('exportStatement', 'GET /earnings/statement.csv');
export const exportTaxYear = defineCall<ShapeOfCall<typeof earningsCalls.exportTaxYear>>('exportTaxYear', 'GET /earnings/tax-year.csv');
export const getCourseParts = defineCall<ShapeOfCall<typeof earningsCalls.getCourseParts>>('getCourseParts', 'GET /course/:courseId/parts');
export const getEarnings = defineCall<ShapeOfCall<typeof earningsCalls.getEarnings>>('getEarnings', 'GET /earnings');
export const getSaleRates = defineCall<ShapeOfCall<typeof earningsCalls.getSaleRates>>('getSaleRates', 'GET /earnings/rates');
export const listEarningsLines = defineCall<ShapeOfCall<typeof earningsCalls.listEarningsLines>>('listEarningsLines', 'GET /earnings/lines');
export const printStatement = defineCall<ShapeOfCall<typeof earningsCalls.printStatement>>('printStatement', 'GET /earnings/statements/:month/pdf');
export const revealTaxIds = defineCall<ShapeOfCall<typeof earningsCalls.revealTaxIds>>('revealTaxIds', 'POST /earnings/taxIds/reveal');
export const saveTaxIds = defineCall<ShapeOfCall<typeof earningsCalls.saveTaxIds>>('saveTaxIds', 'PUT /earnings/taxIds');
export const setCourseParts = defineCall<ShapeOfCall<typeof earningsCalls.setCourseParts>>('setCourseParts', 'PUT /course/:courseId/parts');

export const correctDifference = defineCall<ShapeOfCall<typeof moneyCorrectionsCalls.correctDifference>>('correctDifference', 'POST /payouts/differences/:differenceId/correction');
export const payByHand = defineCall<ShapeOfCall<typeof moneyCorrectionsCalls.payByHand>>('payByHand', 'POST /money/payoutsByHand');

export const listMoneyDifferences = defineCall<ShapeOfCall<typeof moneyDifferencesCalls.listMoneyDifferences>>('listMoneyDifferences', 'GET /payouts/differences');

export const importMoneyFile = defineCall<ShapeOfCall<typeof moneyImportCalls.importMoneyFile>>('importMoneyFile', 'POST /payouts/differences/import', { encoding: 'multipart' });

export const addAgreement = defineCall<ShapeOfCall<typeof moneyCalls.addAgreement>>('addAgreement', 'POST /money/agreements', { creates: true });
export const addTaxRate = defineCall<ShapeOfCall<typeof moneyCalls.addTaxRate>>('addTaxRate', 'POST /money/taxRates', { creates: true });
export const correctTransaction = defineCall<ShapeOfCall<typeof moneyCalls.correctTransaction>>('correctTransaction', 'POST /money/transactions/:transactionId/correction');
export const exportGeneralLedger = defineCall<ShapeOfCall<typeof moneyCalls.exportGeneralLedger>>('exportGeneralLedger', 'GET /money/generalLedger.csv');
export const exportJournal = defineCall<ShapeOfCall<typeof moneyCalls.exportJournal>>('exportJournal', 'GET /money/journal.csv');
export const getMoney = defineCall<ShapeOfCall<typeof moneyCalls.getMoney>>('getMoney', 'GET /money');
export const getRates = defineCall<ShapeOfCall<typeof moneyCalls.getRates>>('getRates', 'GET /money/rates');
export const listTransactions = defineCall<ShapeOfCall<typeof moneyCalls.listTransactions>>('listTransactions', 'GET /money/transactions');

export const getPayoutAccount = defineCall<ShapeOfCall<typeof payoutAccountCalls.getPayoutAccount>>('getPayoutAccount', 'GET /earnings/account');
export const savePayoutAccount = defineCall<ShapeOfCall<typeof payoutAccountCalls.savePayoutAccount>>('savePayoutAccount', 'PUT /earnings/account');

export const getPayoutBatch = defineCall<ShapeOfCall<typeof payoutsCalls.getPayoutBatch>>('getPayoutBatch', 'GET /payouts/batches/:batchId');
export const listOverpaid = defineCall<ShapeOfCall<typeof payoutsCalls.listOverpaid>>('listOverpaid', 'GET /payouts/overpaid');
export const listPayoutBatches = defineCall<ShapeOfCall<typeof payoutsCalls.listPayoutBatches>>('listPayoutBatches', 'GET /payouts/batches');
export const listPayouts = defineCall<ShapeOfCall<typeof payoutsCalls.listPayouts>>('listPayouts', 'GET /earnings/payouts');
export const releasePayoutBatch = defineCall<ShapeOfCall<typeof payoutsCalls.releasePayoutBatch>>('releasePayoutBatch', 'POST /payouts/batches/:batchId/release');
export const withdrawPayout = defineCall<ShapeOfCall<typeof payoutsCalls.withdrawPayout>>('withdrawPayout', 'POST /payouts/:payoutId/withdraw');

export const addPasskey = defineCall<ShapeOfCall<typeof passkeyCalls.addPasskey>>('addPasskey', 'POST /user/auth/passkeys');
export const removePasskey = defineCall<ShapeOfCall<typeof passkeyCalls.removePasskey>>('removePasskey', 'DELETE /user/auth/passkeys/:passkeyId');
export const renamePasskey = defineCall<ShapeOfCall<typeof passkeyCalls.renamePasskey>>('renamePasskey', 'PATCH /user/auth/passkeys/:passkeyId');
export const requestPasskeyCreation = defineCall<ShapeOfCall<typeof passkeyCalls.requestPasskeyCreation>>('requestPasskeyCreation', 'POST /user/auth/passkeys/creation');
export const requestPasskeySignIn = defineCall<ShapeOfCall<typeof passkeyCalls.requestPasskeySignIn>>('requestPasskeySignIn', 'POST /user/auth/passkeySignIn/challenge');
export const signInWithPasskey = defineCall<ShapeOfCall<typeof passkeyCalls.signInWithPasskey>>('signInWithPasskey', 'POST /user/auth/passkeySignIn');

export const createOrder = defineCall<ShapeOfCall<typeof paymentCalls.createOrder>>('createOrder', 'POST /payment/createOrder');
export const exportPayments = defineCall<ShapeOfCall<typeof paymentCalls.exportPayments>>('exportPayments', 'GET /payment/payments.csv');
export const fetchAllPayments = defineCall<ShapeOfCall<typeof paymentCalls.fetchAllPayments>>('fetchAllPayments', 'POST /payment/fetchAllPayments');
export const getKeyId = defineCall<ShapeOfCall<typeof paymentCalls.getKeyId>>('getKeyId', 'GET /payment/getKeyId');
export const printCreditNote = defineCall<ShapeOfCall<typeof paymentCalls.printCreditNote>>('printCreditNote', 'GET /payment/creditNote/:creditNoteId');
export const printInvoice = defineCall<ShapeOfCall<typeof paymentCalls.printInvoice>>('printInvoice', 'GET /payment/invoice/:paymentId');
export const purchaseHistory = defineCall<ShapeOfCall<typeof paymentCalls.purchaseHistory>>('purchaseHistory', 'GET /payment/purchaseHistory');
export const refundPayment = defineCall<ShapeOfCall<typeof paymentCalls.refundPayment>>('refundPayment', 'POST /payment/refund/:paymentId', { creates: true });
export const subscribe = defineCall<ShapeOfCall<typeof paymentCalls.subscribe>>('subscribe', 'POST /payment/subscribe');
export const verifyOrder = defineCall<ShapeOfCall<typeof paymentCalls.verifyOrder>>('verifyOrder', 'POST /payment/verifyOrder');

export const acceptInvitation = defineCall<ShapeOfCall<typeof peopleCalls.acceptInvitation>>('acceptInvitation', 'POST /course/invitation/accept');
export const changeRole = defineCall<ShapeOfCall<typeof peopleCalls.changeRole>>('changeRole', 'PATCH /user/auth/people/:userId/role');
export const deleteUserOrInstructor = defineCall<ShapeOfCall<typeof peopleCalls.deleteUserOrInstructor>>('deleteUserOrInstructor', 'POST /user/auth/deleteUserOrInstructor');
export const exportPeople = defineCall<ShapeOfCall<typeof peopleCalls.exportPeople>>('exportPeople', 'GET /user/auth/people/people.csv');
export const fetchStudentsAndInstructors = defineCall<ShapeOfCall<typeof peopleCalls.fetchStudentsAndInstructors>>('fetchStudentsAndInstructors', 'GET /user/auth/fetchStudentsAndInstructors');
export const getConsequences = defineCall<ShapeOfCall<typeof peopleCalls.getConsequences>>('getConsequences', 'GET /user/auth/people/:userId/consequences');
export const getPeopleStatistics = defineCall<ShapeOfCall<typeof peopleCalls.getPeopleStatistics>>('getPeopleStatistics', 'GET /user/auth/people/statistics');
export const inviteInstructor = defineCall<ShapeOfCall<typeof peopleCalls.inviteInstructor>>('inviteInstructor', 'POST /course/:courseId/instructors', { creates: true });
export const listInstructors = defineCall<ShapeOfCall<typeof peopleCalls.listInstructors>>('listInstructors', 'GET /course/:courseId/instructors');
export const readInvitation = defineCall<ShapeOfCall<typeof peopleCalls.readInvitation>>('readInvitation', 'POST /course/invitation');
export const removeInstructor = defineCall<ShapeOfCall<typeof peopleCalls.removeInstructor>>('removeInstructor', 'DELETE /course/:courseId/instructors/:userId');
export const resendInvitation = defineCall<ShapeOfCall<typeof peopleCalls.resendInvitation>>('resendInvitation', 'POST /course/:courseId/invitations/:invitationId', { creates: true });
export const withdrawInvitation = defineCall<ShapeOfCall<typeof peopleCalls.withdrawInvitation>>('withdrawInvitation', 'DELETE /course/:courseId/invitations/:invitationId');

export const exportQuizReport = defineCall<ShapeOfCall<typeof quizCalls.exportQuizReport>>('exportQuizReport', 'GET /course/:courseId/:lectureId/quiz/report.csv');
export const getAttempt = defineCall<ShapeOfCall<typeof quizCalls.getAttempt>>('getAttempt', 'GET /course/:courseId/:lectureId/attempts/:attemptId');
export const getQuiz = defineCall<ShapeOfCall<typeof quizCalls.getQuiz>>('getQuiz', 'GET /course/:courseId/:lectureId/quiz');
export const getQuizReport = defineCall<ShapeOfCall<typeof quizCalls.getQuizReport>>('getQuizReport', 'GET /course/:courseId/:lectureId/quiz/report');
export const giveExtraTime = defineCall<ShapeOfCall<typeof quizCalls.giveExtraTime>>('giveExtraTime', 'PUT /course/:courseId/extra-time');
export const listExtraTime = defineCall<ShapeOfCall<typeof quizCalls.listExtraTime>>('listExtraTime', 'GET /course/:courseId/extra-time');
export const regradeQuiz = defineCall<ShapeOfCall<typeof quizCalls.regradeQuiz>>('regradeQuiz', 'PUT /course/:courseId/:lectureId/quiz/regrade');
export const removeExtraTime = defineCall<ShapeOfCall<typeof quizCalls.removeExtraTime>>('removeExtraTime', 'DELETE /course/:courseId/extra-time/:userId');
export const saveAnswers = defineCall<ShapeOfCall<typeof quizCalls.saveAnswers>>('saveAnswers', 'PUT /course/:courseId/:lectureId/attempts/:attemptId/answers', { keepalive: true });
export const startAttempt = defineCall<ShapeOfCall<typeof quizCalls.startAttempt>>('startAttempt', 'POST /course/:courseId/:lectureId/attempts', { creates: true });
export const submitAttempt = defineCall<ShapeOfCall<typeof quizCalls.submitAttempt>>('submitAttempt', 'PUT /course/:courseId/:lectureId/attempts/:attemptId/submission');
export const tryQuiz = defineCall<ShapeOfCall<typeof quizCalls.tryQuiz>>('tryQuiz', 'POST /course/:courseId/:lectureId/quiz/trial');

export const checkReauthentication = defineCall<ShapeOfCall<typeof signInSecurityCalls.checkReauthentication>>('checkReauthentication', 'GET /user/auth/reauthentication/check');
export const confirmTotp = defineCall<ShapeOfCall<typeof signInSecurityCalls.confirmTotp>>('confirmTotp', 'POST /user/auth/security/totp/confirm');
export const getSignInSecurity = defineCall<ShapeOfCall<typeof signInSecurityCalls.getSignInSecurity>>('getSignInSecurity', 'GET /user/auth/security');
export const listAccountEvents = defineCall<ShapeOfCall<typeof signInSecurityCalls.listAccountEvents>>('listAccountEvents', 'GET /user/auth/security/events');
export const listReauthenticationMethods = defineCall<ShapeOfCall<typeof signInSecurityCalls.listReauthenticationMethods>>('listReauthenticationMethods', 'GET /user/auth/reauthentication');
export const listSecondFactors = defineCall<ShapeOfCall<typeof signInSecurityCalls.listSecondFactors>>('listSecondFactors', 'GET /user/auth/login/secondFactor');
export const reauthenticate = defineCall<ShapeOfCall<typeof signInSecurityCalls.reauthenticate>>('reauthenticate', 'POST /user/auth/reauthentication');
export const removeTotp = defineCall<ShapeOfCall<typeof signInSecurityCalls.removeTotp>>('removeTotp', 'DELETE /user/auth/security/totp');
export const renewRecoveryCodes = defineCall<ShapeOfCall<typeof signInSecurityCalls.renewRecoveryCodes>>('renewRecoveryCodes', 'POST /user/auth/security/recoveryCodes');
export const requestReauthentication = defineCall<ShapeOfCall<typeof signInSecurityCalls.requestReauthentication>>('requestReauthentication', 'POST /user/auth/reauthentication/challenge');
export const requestSecondFactor = defineCall<ShapeOfCall<typeof signInSecurityCalls.requestSecondFactor>>('requestSecondFactor', 'POST /user/auth/login/secondFactor/challenge');
export const startTotp = defineCall<ShapeOfCall<typeof signInSecurityCalls.startTotp>>('startTotp', 'POST /user/auth/security/totp');
export const verifySecondFactor = defineCall<ShapeOfCall<typeof signInSecurityCalls.verifySecondFactor>>('verifySecondFactor', 'POST /user/auth/login/secondFactor');

export const checkPassword = defineCall<ShapeOfCall<typeof signInCalls.checkPassword>>('checkPassword', 'POST /user/auth/checkPassword');
export const forgetPassword = defineCall<ShapeOfCall<typeof signInCalls.forgetPassword>>('forgetPassword', 'POST /user/auth/forgetPassword');
export const getSignInProvider = defineCall<ShapeOfCall<typeof signInCalls.getSignInProvider>>('getSignInProvider', 'GET /user/auth/social/provider');
export const getXsrfToken = defineCall<ShapeOfCall<typeof signInCalls.getXsrfToken>>('getXsrfToken', 'GET /user/auth/xsrfToken');
export const login = defineCall<ShapeOfCall<typeof signInCalls.login>>('login', 'POST /user/auth/login');
export const logout = defineCall<ShapeOfCall<typeof signInCalls.logout>>('logout', 'GET /user/auth/logout');
export const register = defineCall<ShapeOfCall<typeof signInCalls.register>>('register', 'POST /user/auth/register', { encoding: 'multipart', creates: true });
export const reportSignIn = defineCall<ShapeOfCall<typeof signInCalls.reportSignIn>>('reportSignIn', 'POST /user/auth/reportSignIn');
export const requestFormWork = defineCall<ShapeOfCall<typeof signInCalls.requestFormWork>>('requestFormWork', 'POST /user/auth/work');
export const requestLoginWork = defineCall<ShapeOfCall<typeof signInCalls.requestLoginWork>>('requestLoginWork', 'POST /user/auth/login/work');
export const resetPassword = defineCall<ShapeOfCall<typeof signInCalls.resetPassword>>('resetPassword', 'POST /user/auth/resetPassword/:userId/:token');
export const updatePassword = defineCall<ShapeOfCall<typeof signInCalls.updatePassword>>('updatePassword', 'POST /user/auth/updatePassword/');

export const addPicture = defineCall<ShapeOfCall<typeof structureCalls.addPicture>>('addPicture', 'POST /course/:courseId/pictures', { encoding: 'multipart' });
export const createSection = defineCall<ShapeOfCall<typeof structureCalls.createSection>>('createSection', 'POST /course/:courseId/sections', { creates: true });
export const deleteSection = defineCall<ShapeOfCall<typeof structureCalls.deleteSection>>('deleteSection', 'DELETE /course/:courseId/sections/:sectionId');
export const duplicateCourse = defineCall<ShapeOfCall<typeof structureCalls.duplicateCourse>>('duplicateCourse', 'POST /course/:courseId/duplicate', { creates: true });
export const exportOutlineCsv = defineCall<ShapeOfCall<typeof structureCalls.exportOutlineCsv>>('exportOutlineCsv', 'GET /course/:courseId/outline.csv');
export const exportOutlinePackage = defineCall<ShapeOfCall<typeof structureCalls.exportOutlinePackage>>('exportOutlinePackage', 'GET /course/:courseId/outline.imscc');
export const exportQuestions = defineCall<ShapeOfCall<typeof structureCalls.exportQuestions>>('exportQuestions', 'GET /course/:courseId/:lectureId/quiz/questions/:format');
export const getRevision = defineCall<ShapeOfCall<typeof structureCalls.getRevision>>('getRevision', 'GET /course/:courseId/revisions/:number');
export const importOutline = defineCall<ShapeOfCall<typeof structureCalls.importOutline>>('importOutline', 'POST /course/:courseId/outline', { creates: true });
export const listRevisions = defineCall<ShapeOfCall<typeof structureCalls.listRevisions>>('listRevisions', 'GET /course/:courseId/revisions');
export const publishLectures = defineCall<ShapeOfCall<typeof structureCalls.publishLectures>>('publishLectures', 'POST /course/:courseId/lectures/publish');
export const readOutline = defineCall<ShapeOfCall<typeof structureCalls.readOutline>>('readOutline', 'POST /course/:courseId/outline/read');
export const readQuestionFile = defineCall<ShapeOfCall<typeof structureCalls.readQuestionFile>>('readQuestionFile', 'POST /course/:courseId/quiz/questions/read', { encoding: 'multipart' });
export const reorderLectures = defineCall<ShapeOfCall<typeof structureCalls.reorderLectures>>('reorderLectures', 'PUT /course/:courseId/lectures/order');
export const scheduleCourse = defineCall<ShapeOfCall<typeof structureCalls.scheduleCourse>>('scheduleCourse', 'PUT /course/:courseId/schedule');
export const scheduleLecture = defineCall<ShapeOfCall<typeof structureCalls.scheduleLecture>>('scheduleLecture', 'PUT /course/:courseId/:lectureId/schedule');
export const updateSection = defineCall<ShapeOfCall<typeof structureCalls.updateSection>>('updateSection', 'PUT /course/:courseId/sections/:sectionId');

export const getArticle = defineCall<ShapeOfCall<typeof watchingCalls.getArticle>>('getArticle', 'GET /course/:courseId/:lectureId/article');
export const getPreview = defineCall<ShapeOfCall<typeof watchingCalls.getPreview>>('getPreview', 'GET /course/:courseId/:lectureId/preview');
export const markLecture = defineCall<ShapeOfCall<typeof watchingCalls.markLecture>>('markLecture', 'PUT /course/:courseId/:lectureId/done');
export const saveProgress = defineCall<ShapeOfCall<typeof watchingCalls.saveProgress>>('saveProgress', 'POST /course/:courseId/:lectureId/progress', { keepalive: true });
export const searchLectures = defineCall<ShapeOfCall<typeof watchingCalls.searchLectures>>('searchLectures', 'GET /course/:courseId/search');
